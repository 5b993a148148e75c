package dev.ectype.compiler.source;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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
    public long size() {
        byte[] bytes = files.get(entry);
        return bytes == null ? 0 : bytes.length;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(false);
        out.writeUTF(entry);
        out.writeInt(files.size());
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            out.writeUTF(file.getKey());
            out.writeInt(file.getValue().length);
            out.write(file.getValue());
        }
    }

    static TextRoot readFields(DataInput in) throws IOException {
        String entry = in.readUTF();
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            String name = in.readUTF();
            byte[] bytes = new byte[in.readInt()];
            in.readFully(bytes);
            files.put(name, bytes);
        }
        return new TextRoot(entry, files);
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
