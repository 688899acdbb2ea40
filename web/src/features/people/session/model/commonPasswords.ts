/**
 * The words of the most common passwords, taken from published lists of leaked passwords. In lower case, without
 * leading and trailing digits and signs, which the check ignores: `password` also matches `Password1!`.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `aaaaaa abcabc abcdef access admin administrator adobe alexander alexis amanda america andrea andrew angel angela anthony apples arsenal asdf asdfgh
asdfghjkl asdfjkl ashley august austin autumn azerty babygirl bailey banana bandit barbara barcelona baseball basketball batman beautiful beer berlin
bigdog biteme blahblah blessed blink bonjour booboo boomer boston brandon brandy buster butterfly california carlos carmen caroline change changeme
charlie cheese chelsea chester chicago chicken chocolat chocolate christian christine christmas cocacola coffee compaq computer cookie cooper corvette
cowboy cowboys crystal dakota dallas daniel danielle darkness david december default demo dennis diamond doctor dolphin donald dragon dreams eagles
einstein elephant elizabeth england enter estrella fabulous facebook falcon family february ferrari firebird flower flowers football forever freedom
friday friend friends fuckyou garfield gateway gemini george giants ginger golden golfer google guest guitar hallo hammer hannah happy harley heather
hello helloworld hockey hunter iceman iloveme iloveu iloveyou internet jackson jaguar january jasmine jasper jennifer jessica jesus jordan joseph
joshua july june justin juventus killer kitty ladybug lakers lasvegas lauren letmein letmeinn liverpool london lovely loveme lover loveyou lucky
maggie manager march marina marlboro martin master matrix matthew maverick mercedes merlin mexico michael michelle michigan mickey midnight minecraft
monday monica monkey monster morgan mother motorola mountain mustang myname naruto natasha nathan newyork nicholas nicole nintendo november october
oliver orange pakistan panther paradise paris parker party pass passw passwd password passwords passwort patrick peaches peanut pepper phoenix playboy
please pokemon porsche pretty princess purple qazwsx qazwsxedc qwaszx qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz rachel raiders rainbow
ranger rangers rebecca redsox richard robert rockstar rocky root samantha samsung sandra saturday scooter scorpion scotland sebastian secret september
service shadow shannon sharon shelby silver simple slipknot smokey snoopy soccer sophie spider spiderman spring star startrek starwars steelers stella
stephen steven storyd storymap stupid summer sunday sunflower sunshine superman superstar sweet sweety switzerland tamara taylor teacher temp tennis
test teste tester testing thomas thunder thursday tiffany tiger tigers tigger tinkle toor topgun toyota trustno trustnoone tuesday tweety user vanessa
victor victoria viking voyager walter warrior wednesday welcome whatever whatsup william wilson winner winston winter wizard xavier xxxxxx yamaha
yankee yankees yellow zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm zzzzzz`.split(/\s+/),
);
