package dev.ectype.controlplane.platform.mail;

import java.util.UUID;

/** Holds the sealed part of a stored mail. */
record MailContent(String to, String subject, String text) {
    /** Returns the purpose of the sealing: content that is copied to another mail does not open. */
    static String purpose(UUID mail) {
        return "content of the mail " + mail;
    }

    /** Omits the text, which contains a link. */
    @Override
    public String toString() {
        return "MailContent[" + to + "]";
    }
}
