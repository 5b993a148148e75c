package dev.ectype.compiler.source;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Provides files in memory by name. */
final class TextRoot extends SourceRoot {
    private final String entry;
    private final Map<String, byte[]> files;

    TextRoot(String entry, Map<String, byte[]> files) {
        this.entry = entry;
        this.files = new LinkedHashMap<>(files);
    }

    @Override
    public String identity() {
        return "text\n" + entry + "\n" + String.join("\n", files.keySet());
    }

    @Override
    URI address() {
        return URI.create("text:///").resolve(entry.replace(" ", "%20"));
    }

    @Override
    String entry() {
        return entry;
    }

    @Override
    String displayName(String id) {
        return id;
    }

    @Override
    String resolve(String from, String reference) throws UnavailableFile {
        if (ReferenceParser.namesOrigin(reference)) {
            throw UnavailableFile.otherOrigin(reference);
        }
        try {
            String folder = from.substring(0, from.lastIndexOf('/') + 1);
            String path = new URI(null, null, "/" + folder + ReferenceParser.path(reference), null)
                    .normalize()
                    .getPath();
            return path.substring(1);
        } catch (URISyntaxException noPath) {
            throw UnavailableFile.absent(reference);
        }
    }

    @Override
    boolean isAboveAll(String id) {
        return id.startsWith("../");
    }

    @Override
    byte[] load(String id, int limit) throws UnavailableFile {
        byte[] bytes = files.get(id);
        if (bytes == null) {
            throw UnavailableFile.absent(id);
        }
        return bytes;
    }
}
