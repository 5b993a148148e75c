package dev.ectype.controlplane.platform.text;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/** A text of a request body with characters that are not accepted. Its path says which member has it. */
public final class RejectedText extends MismatchedInputException {
    private static final long serialVersionUID = 1L;

    /** The rule, as messages about a field state it. */
    public static final String MESSAGE =
            "must not contain control characters, unpaired surrogates or marks that change the direction of writing";

    RejectedText(JsonParser json) {
        super(json, MESSAGE, String.class);
    }
}
