package dev.ectype.compiler.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the folder against which a {@code .proto} file and its imports resolve. */
final class ProtoImportRoot {
    private static final int HEAD = 1 << 18;
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([A-Za-z_][\\w.]*)\\s*;");
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^\\s*import\\s+(?:(?:public|weak|option)\\s+)?[\"']([^\"'/]+/[^\"']+)[\"']");

    private ProtoImportRoot() {}

    /** Returns the folder above those in the file's package or imports, or its own folder if they do not match. */
    static Path of(Path entry) {
        Path own = FileRoot.parentOf(entry.toAbsolutePath().normalize());
        if (!String.valueOf(entry.getFileName()).endsWith(".proto") || !Files.isRegularFile(entry)) {
            return own;
        }
        String head = head(entry);
        Matcher declaration = PACKAGE.matcher(head);
        Path named = declaration.find() ? above(own, declaration.group(1).replace('.', '/')) : null;
        return named == null ? ofImports(own, head) : named;
    }

    private static @Nullable Path above(Path own, String folders) {
        Path named = Path.of(folders);
        Path root = own;
        for (int level = 0; root != null && level < named.getNameCount(); level++) {
            root = root.getParent();
        }
        return own.endsWith(named) ? root : null;
    }

    /** Returns the folder above the nearest folder that begins an import with an existing file. */
    private static Path ofImports(Path own, String head) {
        Matcher imports = IMPORT.matcher(head);
        while (imports.find()) {
            String path = imports.group(1);
            String first = path.substring(0, path.indexOf('/'));
            for (Path folder = own; folder != null; folder = folder.getParent()) {
                Path parent = folder.getParent();
                if (parent != null && first.equals(String.valueOf(folder.getFileName())) && holds(parent, path)) {
                    return parent;
                }
            }
        }
        return own;
    }

    private static boolean holds(Path folder, String path) {
        try {
            Path file = folder.resolve(path).normalize();
            return file.startsWith(folder) && Files.isRegularFile(file);
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    private static String head(Path entry) {
        try (InputStream stream = Files.newInputStream(entry)) {
            return new String(stream.readNBytes(HEAD), StandardCharsets.UTF_8);
        } catch (IOException | SecurityException unreadable) {
            return "";
        }
    }
}
