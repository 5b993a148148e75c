package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses simple {@code emulate} command lines without picocli. Picocli's classes are too old for a class-data archive and take a third of a
 * start. Everything else, and every mistake, goes to picocli.
 */
public final class FastEmulateParser {
    private FastEmulateParser() {}

    /** Returns the command for the arguments after {@code emulate}, or null if they are not simple. */
    public static @Nullable EctypeCommand emulate(Terminal terminal, List<String> arguments) {
        Map<EmulatorFlag, String> flags = new EnumMap<>(EmulatorFlag.class);
        List<String> typed = new ArrayList<>();
        for (int at = 0; at < arguments.size(); at++) {
            String argument = arguments.get(at);
            int equals = argument.indexOf('=');
            EmulatorFlag flag = EmulatorFlag.ofOption(equals < 0 ? argument : argument.substring(0, equals));
            if (flag == null && !argument.startsWith("-")) {
                typed.add(argument);
                continue;
            }
            boolean apart = equals < 0 && at + 1 < arguments.size();
            if (flag == null || flag.argument() == null || flags.containsKey(flag) || equals < 0 && !apart) {
                return null;
            }
            String value = apart ? arguments.get(++at) : argument.substring(equals + 1);
            if (apart && value.startsWith("-")) {
                return null;
            }
            flags.put(flag, value);
        }
        return EmulateCommand.withArguments(terminal, typed, flags);
    }
}
