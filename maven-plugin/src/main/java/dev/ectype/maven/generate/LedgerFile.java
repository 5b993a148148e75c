package dev.ectype.maven.generate;

import dev.ectype.compiler.output.AtomicFileWriter;
import dev.ectype.compiler.source.FileFingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Stores a ledger as lines of words; folders are relative to the file, so that a copied project stays independent. */
final class LedgerFile {
    private static final String HEAD = "ectype-ledger 2";

    private final Path file;
    private final Path folder;

    LedgerFile(Path file) {
        this.file = file.toAbsolutePath().normalize();
        Path parent = this.file.getParent();
        folder = parent == null ? this.file : parent;
    }

    void write(Ledger ledger) throws IOException {
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        text.append("asked ").append(ledger.requestHash()).append('\n');
        for (List<FileFingerprint> description : ledger.read()) {
            text.append("description\n");
            for (FileFingerprint file : description) {
                text.append("read ")
                        .append(file.checksum())
                        .append(' ')
                        .append(file.id())
                        .append('\n');
            }
        }
        folder(text, ledger.sources());
        folder(text, ledger.resources());
        AtomicFileWriter.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void folder(StringBuilder text, OutputFolder output) {
        String way =
                folder.relativize(output.folder().toAbsolutePath().normalize()).toString();
        text.append("folder ").append(way.replace('\\', '/')).append('\n');
        output.files()
                .forEach((path, written) -> text.append("wrote ")
                        .append(written.checksum())
                        .append(' ')
                        .append(written.stamp())
                        .append(' ')
                        .append(path)
                        .append('\n'));
    }

    /** Reads the ledger; null if it is missing or invalid. */
    @Nullable
    Ledger read() {
        try {
            List<String> lines =
                    Files.isRegularFile(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
            return lines.size() > 1 && lines.get(0).equals(HEAD)
                    ? parsed(lines, Files.getLastModifiedTime(file))
                    : null;
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException unusable) {
            return null;
        }
    }

    private Ledger parsed(List<String> lines, FileTime written) {
        List<List<FileFingerprint>> read = new ArrayList<>();
        List<Path> folders = new ArrayList<>();
        List<Map<String, WrittenFile>> outputs = new ArrayList<>();
        for (String line : lines.subList(2, lines.size())) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "description" -> read.add(new ArrayList<>());
                case "read" -> last(read).add(new FileFingerprint(words[2], words[2], words[1]));
                case "folder" -> {
                    folders.add(
                            folder.resolve(line.substring("folder ".length())).normalize());
                    outputs.add(new TreeMap<>());
                }
                case "wrote" -> wrote(words[1], words[2], written, last(outputs));
                default -> throw new IllegalArgumentException(line);
            }
        }
        String requestHash = lines.get(1).substring("asked ".length());
        return new Ledger(
                requestHash,
                read,
                new OutputFolder(folders.get(0), outputs.get(0)),
                new OutputFolder(folders.get(1), outputs.get(1)));
    }

    private static void wrote(String checksum, String rest, FileTime written, Map<String, WrittenFile> output) {
        int path = rest.indexOf(' ') + 1;
        WrittenFile file = new WrittenFile(checksum, rest.substring(0, path - 1));
        output.put(rest.substring(path), file.trustedBefore(written));
    }

    private static <T> T last(List<T> all) {
        return all.get(all.size() - 1);
    }
}
