package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.error.ServiceException;

/** Formats rejections for pages, with the labels of forms instead of the member names and routes of the API. */
public final class FormMessage {
    private FormMessage() {}

    /** Returns the sentence for the user. */
    public static String of(ServiceException rejected) {
        return of(String.valueOf(rejected.getMessage()));
    }

    /** Returns the sentence for the user of the message of a rejection. */
    public static String of(String message) {
        return message.replaceFirst("^currentPassword: ", "The current password ")
                .replaceFirst("^newPassword: ", "The new password ")
                .replaceFirst("^password: ", "The password ")
                .replaceFirst("^email: ", "The e-mail address ")
                .replaceFirst("^code: ", "The code ")
                .replaceFirst("; remove it with DELETE /v1/me/totp first", "; remove it first")
                .replaceFirst("; begin with POST /v1/me/totp", "; begin again");
    }
}
