import FormHelperText from '@mui/material/FormHelperText';

/** Why something just here could not be saved; said at once, and no room taken while there is nothing to say. */
export function Complaint({ text }: { text: string | undefined }) {
  return (
    <FormHelperText error role="alert" sx={{ '&:empty': { display: 'none' }, mt: 1 }}>
      {text}
    </FormHelperText>
  );
}
