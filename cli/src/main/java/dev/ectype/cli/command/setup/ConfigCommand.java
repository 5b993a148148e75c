package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.command.base.VerbCommand;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.settings.UserConfigFile;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints settings with their origins and changes the user's settings. */
@Command(
        name = "config",
        description = {
            "Shows the effective settings, changes the user's config.yaml, and chooses a profile.",
            "A setting is one of runtime.port, runtime.host, runtime.seed, runtime.clock and runtime.auth. Keys are"
                    + " never shown."
        },
        customSynopsis = {
            "ectype config list [--show-origin] [--json]",
            "       ectype config get SETTING",
            "       ectype config set SETTING VALUE",
            "       ectype config unset SETTING",
            "       ectype config use PROFILE"
        },
        sortOptions = false)
public final class ConfigCommand extends VerbCommand {
    @Parameters(index = "1", arity = "0..1", paramLabel = "SETTING|PROFILE", description = "The setting or profile.")
    private @Nullable String name;

    @Parameters(index = "2", arity = "0..1", paramLabel = "VALUE", description = "The new value.")
    private @Nullable String value;

    @Option(names = "--show-origin", description = "Print the origin of each setting.")
    private boolean origins;

    @Option(names = "--json", description = "Print one JSON object per setting, with its origin.")
    private boolean json;

    public ConfigCommand(Terminal terminal) {
        super(terminal, "config", "settings", List.of("list", "get", "set", "unset", "use"));
    }

    @Override
    protected ExitCode act(String verb) {
        switch (verb) {
            case "list" -> list(EffectiveSetting.all(terminal()), false);
            case "get" -> list(List.of(EffectiveSetting.of(terminal(), settingName())), true);
            case "set" -> {
                if (value == null) {
                    throw CommandFailure.usage(
                            "set takes a setting and its value", "`ectype config set runtime.port 4011`.");
                }
                change(value);
            }
            case "unset" -> change(null);
            default -> use();
        }
        return ExitCode.DONE;
    }

    private String settingName() {
        if (name == null || !EffectiveSetting.names().contains(name)) {
            throw CommandFailure.usage(
                    name == null ? "the name of the setting is missing" : "unknown setting \"" + name + "\"",
                    "There are " + String.join(", ", EffectiveSetting.names()) + ".");
        }
        return name;
    }

    /** @param one whether to print only the value of a single setting, and fail if it has no value */
    private void list(List<EffectiveSetting> settings, boolean one) {
        if (json) {
            settings.forEach(each -> terminal().out().println(JsonPrinter.compact(each.json())));
            return;
        }
        Columns columns = new Columns();
        for (EffectiveSetting each : settings) {
            if (one && each.value() == null) {
                throw new CommandFailure(ExitCode.NO, each.name() + " is not set", "`ectype config set` sets it.");
            } else if (one) {
                columns.row(String.valueOf(each.value()));
            } else if (each.value() != null) {
                String text = String.valueOf(each.value());
                Columns row = origins ? columns.row(each.name(), text, each.origin()) : columns.row(each.name(), text);
                assert row == columns;
            }
        }
        columns.lines().forEach(terminal().out()::println);
    }

    private void change(@Nullable String newValue) {
        String setting = settingName();
        if (!setting.startsWith("runtime.")) {
            throw CommandFailure.usage(
                    setting + " cannot be changed in config.yaml here",
                    "`ectype login` and `ectype config use` change profiles.");
        }
        Path file = CommandSettings.userFile(terminal());
        if (file == null) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT, "there is no folder for config.yaml", "Set ECTYPE_CONFIG_DIR to a folder.");
        }
        UserConfigFile.of(file).change(setting.substring("runtime.".length()), newValue);
        printResult(newValue == null ? "unset " + setting : "set " + setting + " to " + newValue, setting);
    }

    private void use() {
        Profiles profiles = ServiceOptions.profiles(terminal());
        if (name == null || profiles.find(name).isEmpty()) {
            List<String> profileNames = List.copyOf(profiles.all().keySet());
            throw CommandFailure.usage(
                    name == null ? "the name of the profile is missing" : "the profile \"" + name + "\" does not exist",
                    profileNames.isEmpty()
                            ? "`ectype login --profile NAME` creates one."
                            : "There are " + String.join(", ", profileNames)
                                    + "; `ectype login --profile NAME` creates one.");
        }
        profiles.withCurrent(name).write();
        Profile used = profiles.find(name).orElseThrow();
        printResult("using " + used, "profile");
    }

    private void printResult(String done, String setting) {
        if (json) {
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            EffectiveSetting.of(terminal(), setting).json()));
        }
        terminal().out().flush();
        terminal().printMessage(done);
    }

    /** Converts a setting to JSON. */
    static JsonObject toJson(String setting, @Nullable String value, String origin) {
        JsonObject.Builder object = JsonObject.builder().put("setting", setting);
        if (value != null) {
            object.put("value", value);
        }
        return object.put("origin", origin).build();
    }
}
