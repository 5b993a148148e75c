package dev.ectype.controlplane.signin.device;

import org.jspecify.annotations.Nullable;

/**
 * Represents the page that confirms the sign-in of a program.
 *
 * @param step the displayed step
 * @param user the e-mail address of the signed-in user
 * @param code the code of the program, or empty
 * @param client the name of the program, or empty
 * @param address the client address of the program, or null
 * @param error the reason of a refusal, or null
 */
public record DeviceView(
        Step step,
        String user,
        String code,
        String client,
        @Nullable String address,
        @Nullable String error) {
    static DeviceView askForCode(String user) {
        return new DeviceView(Step.CODE, user, "", "", null, null);
    }

    static DeviceView confirm(String user, String code, String client, @Nullable String address) {
        return new DeviceView(Step.CONFIRM, user, code, client, address, null);
    }

    static DeviceView done(String user, boolean approved) {
        return new DeviceView(approved ? Step.APPROVED : Step.DENIED, user, "", "", null, null);
    }

    DeviceView withError(String sentence) {
        return new DeviceView(step, user, code, client, address, sentence);
    }

    /** Lists the steps of the confirmation. */
    public enum Step {
        CODE,
        CONFIRM,
        APPROVED,
        DENIED
    }
}
