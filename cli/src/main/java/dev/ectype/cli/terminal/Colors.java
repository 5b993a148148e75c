package dev.ectype.cli.terminal;

/** Marks words for a stream whose reader can show colours, and leaves them alone for others. */
public final class Colors {
    private final boolean shown;

    private Colors(boolean shown) {
        this.shown = shown;
    }

    /** Colours as the environment, the option {@code --no-color} and the stream allow them. */
    public static Colors of(Terminal terminal, Channel channel, boolean refused) {
        if (refused || terminal.variable("NO_COLOR") != null) {
            return new Colors(false);
        }
        if (isForced(terminal, "FORCE_COLOR") || isForced(terminal, "CLICOLOR_FORCE")) {
            return new Colors(true);
        }
        return new Colors(terminal.isWatched(channel) && !"dumb".equals(terminal.variable("TERM")));
    }

    public String bold(String text) {
        return marked("1", text);
    }

    public String red(String text) {
        return marked("31", text);
    }

    public String yellow(String text) {
        return marked("33", text);
    }

    public String green(String text) {
        return marked("32", text);
    }

    public boolean areShown() {
        return shown;
    }

    private String marked(String code, String text) {
        return shown ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    private static boolean isForced(Terminal terminal, String name) {
        String value = terminal.variable(name);
        return value != null && !value.equals("0");
    }
}
