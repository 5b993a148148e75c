package dev.ectype.cli.service;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Creates a file that only its owner may read. */
public final class SecretFile {
    private final Path file;

    private SecretFile(Path file) {
        this.file = file;
    }

    /** Creates the empty file, and fails if it exists. */
    public static SecretFile create(Path file) {
        try {
            if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            } else {
                Files.createFile(file);
            }
            return new SecretFile(file);
        } catch (FileAlreadyExistsException exists) {
            throw CommandFailure.usage("the file \"" + file + "\" already exists", "Give a new file.");
        } catch (IOException refused) {
            throw refusal(file);
        }
    }

    /** Writes a secret into the file. */
    public void write(String secret) {
        try {
            Files.writeString(file, secret + "\n", StandardCharsets.US_ASCII);
        } catch (IOException refused) {
            throw refusal(file);
        }
    }

    private static CommandFailure refusal(Path file) {
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the file \"" + file + "\" cannot be written",
                "Use a file in a writable folder.");
    }
}
