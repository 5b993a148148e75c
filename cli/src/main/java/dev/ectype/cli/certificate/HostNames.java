package dev.ectype.cli.certificate;

import java.util.regex.Pattern;

/** Recognises host names and address literals. */
public final class HostNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?");
    private static final Pattern V4 = Pattern.compile("[0-9]{1,3}(?:\\.[0-9]{1,3}){3}");
    private static final Pattern V6 = Pattern.compile("[0-9A-Fa-f:]{2,39}(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3})?");

    private HostNames() {}

    /** Returns whether the text is a host name or an address literal without brackets. */
    public static boolean isHost(String text) {
        return NAME.matcher(text).matches() || isAddress(text);
    }

    public static boolean isAddress(String text) {
        return V4.matcher(text).matches()
                || text.indexOf(':') >= 0 && V6.matcher(text).matches();
    }
}
