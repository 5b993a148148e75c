package dev.ectype.cli.render;

import java.util.List;

/** Writes completion scripts for zsh and fish from the options and arguments of the commands. */
public final class CompletionScripts {
    private static final String FILES = "FILE|FOLDER|DIR|FILE\\|NAME|RECORDING";

    private final List<Entry> commands;

    public CompletionScripts(List<Entry> commands) {
        this.commands = List.copyOf(commands);
    }

    /**
     * Describes a command.
     *
     * @param words the possible values of its first argument; empty if any value is possible
     * @param files whether its arguments may be files
     */
    public record Entry(String name, String summary, List<Flag> flags, List<String> words, boolean files) {}

    /**
     * Describes an option.
     *
     * @param names the names, such as {@code -h} and {@code --help}
     * @param label the label of its value; empty if it has none
     */
    public record Flag(List<String> names, String label, String description) {
        private boolean takesFile() {
            return label.matches(FILES);
        }
    }

    /** Returns a script for {@code source <(ectype completion zsh)}, and for a file {@code _ectype} in a folder of fpath. */
    public String zsh() {
        StringBuilder script = new StringBuilder("#compdef ectype\n_ectype() {\n  local -a commands\n  commands=(\n");
        commands.forEach(each -> script.append("    ")
                .append(quoted(each.name() + ":" + each.summary()))
                .append('\n'));
        script.append("""
                  )
                  if (( CURRENT == 2 )); then
                    _describe -t commands command commands
                    return
                  fi
                  local name=$words[2]
                  shift words
                  (( CURRENT-- ))
                  case $name in
                """);
        for (Entry each : commands) {
            script.append("    ").append(each.name()).append(")\n      _arguments");
            each.flags().forEach(flag -> addZsh(flag, script));
            if (!each.words().isEmpty()) {
                script.append(" \\\n        ").append(quoted("1: :(" + String.join(" ", each.words()) + ")"));
            }
            script.append(each.files() ? " \\\n        '*: :_files'" : "").append(" ;;\n");
        }
        return script.append("""
                  esac
                }
                if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                  _ectype "$@"
                else
                  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
                  compdef _ectype ectype
                fi
                """).toString();
    }

    private static void addZsh(Flag flag, StringBuilder script) {
        String about = flag.description()
                .replace("\\", "\\\\")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace(":", "\\:");
        String value = flag.label().isEmpty()
                ? ""
                : ":" + flag.label().replace(":", "\\:") + ":" + (flag.takesFile() ? "_files" : "");
        for (String name : flag.names()) {
            String form = !flag.label().isEmpty() && name.startsWith("--") ? name + "=" : name;
            script.append(" \\\n        ").append(quoted(form + "[" + about + "]" + value));
        }
    }

    /** Returns a script for {@code ectype completion fish | source}. */
    public String fish() {
        StringBuilder script = new StringBuilder("complete -c ectype -f\n");
        for (Entry each : commands) {
            script.append("complete -c ectype -n __fish_use_subcommand -a ")
                    .append(each.name())
                    .append(" -d ")
                    .append(fishQuoted(each.summary()))
                    .append('\n');
        }
        for (Entry each : commands) {
            String start = "complete -c ectype -n '__fish_seen_subcommand_from " + each.name() + "'";
            if (!each.words().isEmpty()) {
                script.append(start)
                        .append(" -a ")
                        .append(fishQuoted(String.join(" ", each.words())))
                        .append('\n');
            }
            script.append(each.files() ? start + " -F\n" : "");
            each.flags().forEach(flag -> addFish(start, flag, script));
        }
        return script.toString();
    }

    private static void addFish(String start, Flag flag, StringBuilder script) {
        script.append(start);
        for (String name : flag.names()) {
            script.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        script.append(flag.label().isEmpty() ? "" : flag.takesFile() ? " -r -F" : " -x");
        script.append(" -d ").append(fishQuoted(flag.description())).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static String fishQuoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
