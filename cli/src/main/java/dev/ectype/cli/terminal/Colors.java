package dev.ectype.cli.terminal;

/** Colours words for streams that display colours, and leaves them unchanged for others. */
public final class Colors {
    private final boolean enabled;

    private Colors(boolean enabled) {
        this.enabled = enabled;
    }

    /** Decides about colours by the environment, the option {@code --no-color} and the stream. */
    public static Colors of(Terminal terminal, StandardStream channel, boolean refused) {
        if (refused || terminal.variable("NO_COLOR") != null) {
            return new Colors(false);
        }
        if (isForced(terminal, "FORCE_COLOR") || isForced(terminal, "CLICOLOR_FORCE")) {
            return new Colors(true);
        }
        return new Colors(terminal.isInteractive(channel) && !"dumb".equals(terminal.variable("TERM")));
    }

    public String bold(String text) {
        return wrap("1", text);
    }

    public String red(String text) {
        return wrap("31", text);
    }

    public String yellow(String text) {
        return wrap("33", text);
    }

    public String green(String text) {
        return wrap("32", text);
    }

    public boolean areEnabled() {
        return enabled;
    }

    private String wrap(String code, String text) {
        return enabled ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    private static boolean isForced(Terminal terminal, String name) {
        String value = terminal.variable(name);
        return value != null && !value.equals("0");
    }
}
