package dev.ectype.maven.option;

import dev.ectype.maven.report.GoalFailure;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.flag.EmulatorOptionsReader;
import dev.ectype.runtime.server.ServerLog;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Parses the options of an emulator by their names in {@code ectype emulate}. */
public final class ServerOptionReader {
    private ServerOptionReader() {}

    /** Parses the options of an emulator on a port; port 0 selects a free one. Switches need no value. */
    public static EmulatorOptions of(String port, Map<String, @Nullable String> given) {
        Map<EmulatorFlag, String> flags = new EnumMap<>(EmulatorFlag.class);
        flags.put(EmulatorFlag.PORT, port.strip());
        new TreeMap<>(given).forEach((name, value) -> {
            EmulatorFlag flag = EmulatorFlag.ofOption("--" + name);
            if (flag == EmulatorFlag.PORT) {
                throw new GoalFailure("the port is not an option of the server", "Write <port> beside <options>.");
            }
            if (flag == null || flag == EmulatorFlag.LOG) {
                throw OptionReader.unknown("option of an emulator", name, names());
            }
            String usual = flag.argument() == null ? "true" : "";
            flags.put(flag, value == null ? usual : value.strip());
        });
        flags.forEach((flag, value) -> {
            String fault = flag.fault(value);
            if (fault != null) {
                throw new GoalFailure(flag.option().substring(2) + " " + fault, flag.help());
            }
        });
        if (flags.containsKey(EmulatorFlag.TLS_CERT) != flags.containsKey(EmulatorFlag.TLS_KEY)) {
            throw new GoalFailure("tls-cert and tls-key must be given together", "Give both or neither of them.");
        }
        try {
            return EmulatorOptionsReader.of(flags, ServerLog.SILENT);
        } catch (BadFixture bad) {
            throw new GoalFailure(String.valueOf(bad.getMessage()), bad.advice());
        }
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (EmulatorFlag flag : EmulatorFlag.available()) {
            if (flag != EmulatorFlag.PORT && flag != EmulatorFlag.LOG) {
                names.add(flag.option().substring(2));
            }
        }
        return names;
    }
}
