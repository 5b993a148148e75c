package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds the effective value of a setting and its origin.
 *
 * @param value the effective value; null if the setting has none
 * @param origin the variable, the file or the option that sets the value
 */
record EffectiveSetting(String name, @Nullable String value, String origin) {
    private static final List<String> RUNTIME_KEYS = List.of("port", "host", "seed", "clock", "auth");
    private static final String NOT_SET = "not set";

    static List<String> names() {
        List<String> names = new ArrayList<>();
        RUNTIME_KEYS.forEach(name -> names.add("runtime." + name));
        names.addAll(List.of("profile", "api-url", "api-key"));
        return names;
    }

    static List<EffectiveSetting> all(Terminal terminal) {
        return names().stream().map(name -> of(terminal, name)).toList();
    }

    static EffectiveSetting of(Terminal terminal, String name) {
        return name.startsWith("runtime.") ? runtime(terminal, name) : service(terminal, name);
    }

    private static EffectiveSetting runtime(Terminal terminal, String name) {
        EmulatorFlag flag = Objects.requireNonNull(EmulatorFlag.ofOption("--" + name.substring("runtime.".length())));
        String variable = terminal.variable(flag.variable());
        if (variable != null) {
            return new EffectiveSetting(name, variable, flag.variable());
        }
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings settings = CommandSettings.read(terminal, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    diagnostics.sorted().get(0).printed().lines().findFirst().orElse(CommandSettings.FILE),
                    "Correct it; `ectype init --schema` prints the schema.");
        }
        String service = settings.service().runtime().get(flag);
        if (service != null) {
            return new EffectiveSetting(
                    name, service, terminal.path(CommandSettings.FILE).toString());
        }
        String user = settings.user().runtime().get(flag);
        return user == null
                ? new EffectiveSetting(name, null, NOT_SET)
                : new EffectiveSetting(name, user, String.valueOf(CommandSettings.userFile(terminal)));
    }

    private static EffectiveSetting service(Terminal terminal, String name) {
        Profiles profiles = ServiceOptions.profiles(terminal);
        String file = profiles.file().toString();
        String named = terminal.variable("ECTYPE_PROFILE");
        String profile = named == null ? profiles.current() : named;
        Profile stored = profiles.find(profile).orElse(null);
        return switch (name) {
            case "profile" ->
                named == null
                        ? new EffectiveSetting(name, stored == null ? null : profile, stored == null ? NOT_SET : file)
                        : new EffectiveSetting(name, profile, "ECTYPE_PROFILE");
            case "api-url" -> {
                String url = terminal.variable("ECTYPE_API_URL");
                yield url != null
                        ? new EffectiveSetting(name, url, "ECTYPE_API_URL")
                        : stored == null
                                ? new EffectiveSetting(name, Profile.DEFAULT_ADDRESS.toString(), "the default")
                                : new EffectiveSetting(name, stored.address().toString(), file);
            }
            default ->
                terminal.variable("ECTYPE_API_KEY") != null
                        ? new EffectiveSetting(name, "(set)", "ECTYPE_API_KEY")
                        : stored == null || stored.key() == null
                                ? new EffectiveSetting(name, null, NOT_SET)
                                : new EffectiveSetting(name, "(set)", file);
        };
    }

    JsonObject json() {
        return ConfigCommand.toJson(name, value, origin);
    }
}
