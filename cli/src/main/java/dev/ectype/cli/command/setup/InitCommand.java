package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.settings.ServiceYamlTemplate;
import dev.ectype.cli.settings.SettingsFileReader;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.emit.type.ApiSlug;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes {@code service.yaml}. */
@Command(
        name = "init",
        description = "Writes service.yaml with the name, the slug and the port of a service.",
        customSynopsis = "ectype init [--name NAME] [--slug SLUG] [--port PORT] [SPEC...]")
public final class InitCommand extends EctypeCommand {
    @Parameters(paramLabel = "SPEC", arity = "0..*", description = "Descriptions of the service.")
    private List<String> specs = List.of();

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the service (default: this folder's).")
    private @Nullable String name;

    @Option(names = "--slug", paramLabel = "SLUG", description = "Short name (default: derived from the name).")
    private @Nullable String slug;

    @Option(names = "--port", paramLabel = "PORT", description = "Port of the emulator (default: 4010).")
    private String port = "4010";

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean forced;

    @Option(names = "--no-input", description = "Never ask.")
    private boolean silent;

    @Option(names = "--schema", description = "Print the JSON Schema of service.yaml and write nothing.")
    private boolean schemaWanted;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public InitCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (schemaWanted) {
            terminal().out().print(SettingsFileReader.schema());
            return ExitCode.DONE;
        }
        ServiceYamlTemplate content = content();
        Path file = terminal().path(CommandSettings.FILE);
        if (Files.exists(file) && !forced && !mayOverwrite(file)) {
            terminal().printMessage("nothing written");
            return ExitCode.NO;
        }
        write(file, content.text());
        if (json) {
            JsonObject written = JsonObject.builder()
                    .put("file", file.toString())
                    .put("name", content.name())
                    .put("slug", content.slug())
                    .put("port", content.port())
                    .build();
            terminal().out().println(JsonPrinter.compact(written));
        }
        terminal().printMessage("wrote " + file);
        terminal().printMessage("Next: ectype emulate" + (specs.isEmpty() ? " SPEC" : ""));
        return ExitCode.DONE;
    }

    private ServiceYamlTemplate content() {
        String violation = EmulatorFlag.PORT.fault(port);
        if (violation != null) {
            throw CommandFailure.usage("--port " + violation, "Omit it for 4010.");
        }
        String title = name == null ? folderName() : name;
        String shortName = slug == null ? ApiSlug.of(title) : slug;
        if (title.isBlank() || !shortName.matches("[a-z0-9]([a-z0-9-]*[a-z0-9])?")) {
            throw CommandFailure.usage(
                    "a service needs a name, and a slug of lower-case letters, digits and dashes",
                    "Write for example --name \"Pet Store\" --slug pet-store.");
        }
        return new ServiceYamlTemplate(title, shortName, Integer.parseInt(port), specs);
    }

    private String folderName() {
        Path folder = terminal().path("").toAbsolutePath().normalize().getFileName();
        return folder == null ? "service" : folder.toString();
    }

    private boolean mayOverwrite(Path file) {
        if (silent || !terminal().canPrompt()) {
            throw CommandFailure.usage("the file already exists: " + file, "Overwrite it with --force.");
        }
        terminal().err().print("overwrite " + file + "? [y/N] ");
        terminal().err().flush();
        try {
            return terminal().readLine().strip().toLowerCase(Locale.ROOT).startsWith("y");
        } catch (IOException closed) {
            return false;
        }
    }
}
