package dev.ectype.cli.command;

import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.settings.Settings;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A setting as it holds here.
 *
 * @param value null where nothing is said about it
 * @param origin the variable, the file or the option that says it
 */
record Effective(String name, @Nullable String value, String origin) {
    private static final List<String> RUNTIME = List.of("port", "host", "seed", "clock", "auth");
    private static final String UNSAID = "nothing is said";

    static List<String> names() {
        List<String> names = new ArrayList<>();
        RUNTIME.forEach(name -> names.add("runtime." + name));
        names.addAll(List.of("profile", "api-url", "api-key"));
        return names;
    }

    static List<Effective> all(Terminal terminal) {
        return names().stream().map(name -> of(terminal, name)).toList();
    }

    static Effective of(Terminal terminal, String name) {
        return name.startsWith("runtime.") ? runtime(terminal, name) : service(terminal, name);
    }

    private static Effective runtime(Terminal terminal, String name) {
        EmulatorFlag flag = Objects.requireNonNull(EmulatorFlag.ofOption("--" + name.substring("runtime.".length())));
        String variable = terminal.variable(flag.variable());
        if (variable != null) {
            return new Effective(name, variable, flag.variable());
        }
        Diagnostics diagnostics = new Diagnostics();
        Settings settings = Settings.read(terminal, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new Failure(
                    ExitCode.BAD_INPUT,
                    diagnostics.sorted().get(0).printed().lines().findFirst().orElse(Settings.FILE),
                    "Correct it; `ectype init --schema` prints what it may hold.");
        }
        String service = settings.service().runtime().get(flag);
        if (service != null) {
            return new Effective(name, service, terminal.path(Settings.FILE).toString());
        }
        String user = settings.user().runtime().get(flag);
        return user == null
                ? new Effective(name, null, UNSAID)
                : new Effective(name, user, String.valueOf(Settings.userFile(terminal)));
    }

    private static Effective service(Terminal terminal, String name) {
        Profiles profiles = ServiceOptions.profiles(terminal);
        String file = profiles.file().toString();
        String named = terminal.variable("ECTYPE_PROFILE");
        String profile = named == null ? profiles.current() : named;
        Profile kept = profiles.find(profile).orElse(null);
        return switch (name) {
            case "profile" ->
                named == null
                        ? new Effective(name, kept == null ? null : profile, kept == null ? UNSAID : file)
                        : new Effective(name, profile, "ECTYPE_PROFILE");
            case "api-url" -> {
                String url = terminal.variable("ECTYPE_API_URL");
                yield url != null
                        ? new Effective(name, url, "ECTYPE_API_URL")
                        : kept == null
                                ? new Effective(name, Profile.USUAL.toString(), "the default")
                                : new Effective(name, kept.address().toString(), file);
            }
            default ->
                terminal.variable("ECTYPE_API_KEY") != null
                        ? new Effective(name, "(set)", "ECTYPE_API_KEY")
                        : kept == null || kept.key() == null
                                ? new Effective(name, null, UNSAID)
                                : new Effective(name, "(set)", file);
        };
    }

    JsonObject json() {
        return ConfigCommand.object(name, value, origin);
    }
}
