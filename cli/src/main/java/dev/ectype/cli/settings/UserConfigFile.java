package dev.ectype.cli.settings;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes single lines of the user's {@code config.yaml} and keeps the rest as written. It rejects files without one line per setting,
 * which the user must edit.
 */
public final class UserConfigFile {
    private static final String BLOCK = "runtime:";

    private final Path file;

    private UserConfigFile(Path file) {
        this.file = file;
    }

    public static UserConfigFile of(Path file) {
        return new UserConfigFile(file);
    }

    /** Sets or removes an option of emulators. Writes the file atomically, and only if the result is readable. */
    public void change(String option, @Nullable String value) {
        try {
            List<String> lines = Files.exists(file) ? new ArrayList<>(Files.readAllLines(file)) : new ArrayList<>();
            int block = block(lines);
            boolean unknown = block < 0 && lines.stream().anyMatch(line -> line.startsWith(BLOCK));
            if (unknown) {
                throw CommandFailure.usage(
                        file + " contains runtime in a form that this command cannot change",
                        "Change the file in an editor.");
            }
            edit(lines, block, option, value);
            write(lines, option, value);
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    file + " cannot be changed: " + refused.getMessage(),
                    "Set ECTYPE_CONFIG_DIR to another folder.");
        }
    }

    /** Returns the line of the block's beginning, or -1 if there is none. */
    private static int block(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).matches(BLOCK + "\\s*(\\{\\s*})?\\s*")) {
                return at;
            }
        }
        return -1;
    }

    private static void edit(List<String> lines, int block, String option, @Nullable String value) {
        int first = block + 1;
        int at = first;
        while (block >= 0 && at < lines.size() && lines.get(at).matches("(\\s.*)?|#.*")) {
            if (lines.get(at).matches("\\s+" + option + "\\s*:.*")) {
                String indent = lines.get(at).replaceFirst("\\S.*", "");
                if (value == null) {
                    lines.remove(at);
                    dropEmpty(lines, block);
                } else {
                    lines.set(at, indent + option + ": " + value);
                }
                return;
            }
            at++;
        }
        if (value != null && block < 0) {
            lines.add(BLOCK);
            lines.add("  " + option + ": " + value);
        } else if (value != null) {
            String indent = first < lines.size() && lines.get(first).matches("\\s+\\S.*")
                    ? lines.get(first).replaceFirst("\\S.*", "")
                    : "  ";
            lines.set(block, BLOCK);
            lines.add(first, indent + option + ": " + value);
        }
    }

    /** Removes an empty block, because YAML reads it as null and not as an object. */
    private static void dropEmpty(List<String> lines, int block) {
        int end = block + 1;
        while (end < lines.size() && lines.get(end).matches("(\\s.*)?|#.*")) {
            if (lines.get(end).matches("\\s+[^#\\s].*")) {
                return;
            }
            end++;
        }
        lines.set(block, BLOCK + " {}");
    }

    private void write(List<String> lines, String option, @Nullable String value) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " is in no folder");
        }
        Files.createDirectories(folder);
        Path beside = Files.createTempFile(folder, "config", ".yaml");
        try {
            String text = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
            Files.writeString(beside, text, StandardCharsets.UTF_8);
            Diagnostics diagnostics = new Diagnostics();
            if (!text.isBlank()) {
                new SettingsFileReader(diagnostics).user(beside);
            }
            if (diagnostics.hasErrors()) {
                throw CommandFailure.usage(
                        "runtime." + option + " cannot be " + (value == null ? "unset" : "\"" + value + "\"") + ": "
                                + diagnostics.sorted().get(0).message(),
                        "`ectype init --schema` prints the allowed values.");
            }
            if (!text.isEmpty()) {
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
