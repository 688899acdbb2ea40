import FormHelperText from '@mui/material/FormHelperText';

/** Why a field could not be saved. Screen readers announce it at once; without an error it takes no room. */
export function FieldError({ text }: { text: string | undefined }) {
  return (
    <FormHelperText error role="alert" sx={{ '&:empty': { display: 'none' }, mt: 1 }}>
      {text}
    </FormHelperText>
  );
}
