package dev.ectype.controlplane.platform.text;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/** Reports a string of a request body with rejected characters. Its path locates the member. */
public final class RejectedText extends MismatchedInputException {
    private static final long serialVersionUID = 1L;

    /** The rule in the words of field messages. */
    public static final String MESSAGE =
            "must not contain control characters, unpaired surrogates or bidirectional formatting characters";

    RejectedText(JsonParser json) {
        super(json, MESSAGE, String.class);
    }
}
