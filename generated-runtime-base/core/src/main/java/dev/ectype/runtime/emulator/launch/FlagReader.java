package dev.ectype.runtime.emulator.launch;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the options of an emulator from its arguments and then from the environment. */
public final class FlagReader {
    private final Map<String, String> environment;

    public FlagReader(Map<String, String> environment) {
        this.environment = environment;
    }

    /** Returns the value of every option set on the command line or in the environment. */
    public Map<EmulatorFlag, String> read(String... arguments) throws BadFlag {
        Map<EmulatorFlag, String> values = new EnumMap<>(EmulatorFlag.class);
        for (int at = 0; at < arguments.length; at++) {
            String argument = arguments[at];
            int equals = argument.indexOf('=');
            String option = equals < 0 ? argument : argument.substring(0, equals);
            EmulatorFlag flag = flag(option);
            if (equals >= 0) {
                values.put(flag, checked(flag, option, argument.substring(equals + 1)));
            } else if (flag.argument() == null) {
                values.put(flag, "true");
            } else if (++at < arguments.length) {
                values.put(flag, checked(flag, option, arguments[at]));
            } else {
                throw new BadFlag(option + " needs a value: " + option + "=" + flag.argument() + ".");
            }
        }
        return completed(values);
    }

    /** Adds values from the environment for missing options, and checks combinations. */
    public Map<EmulatorFlag, String> completed(Map<EmulatorFlag, String> given) throws BadFlag {
        Map<EmulatorFlag, String> values = new EnumMap<>(EmulatorFlag.class);
        for (EmulatorFlag flag : EmulatorFlag.values()) {
            String value = given.containsKey(flag) ? given.get(flag) : environment.get(flag.variable());
            if (value != null && (given.containsKey(flag) || !value.isEmpty())) {
                values.put(flag, checked(flag, given.containsKey(flag) ? flag.option() : flag.variable(), value));
            }
        }
        boolean certificate = values.containsKey(EmulatorFlag.TLS_CERT);
        if (certificate != values.containsKey(EmulatorFlag.TLS_KEY)) {
            throw new BadFlag(
                    certificate ? "--tls-cert needs --tls-key as well." : "--tls-key needs --tls-cert as well.");
        }
        return values;
    }

    private static EmulatorFlag flag(String option) throws BadFlag {
        EmulatorFlag flag = EmulatorFlag.ofOption(option);
        if (flag != null) {
            return flag;
        }
        if (!option.startsWith("-")) {
            throw new BadFlag("\"" + option + "\" is not an option. Options begin with --; --help lists them.");
        }
        List<String> options = new ArrayList<>();
        EmulatorFlag.available().forEach(known -> options.add(known.option()));
        @Nullable String nearest = NearestName.to(option, options);
        String advice = nearest == null ? "--help lists the options." : "Did you mean " + nearest + "?";
        throw new BadFlag("there is no option " + option + ". " + advice);
    }

    private static String checked(EmulatorFlag flag, String name, String value) throws BadFlag {
        String fault = flag.fault(value);
        if (fault != null) {
            throw new BadFlag(name + " " + fault + ".");
        }
        return value;
    }
}
