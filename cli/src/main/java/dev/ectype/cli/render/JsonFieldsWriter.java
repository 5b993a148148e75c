package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Reduces each written JSON object, and each object of a written array, to the chosen members. Lines without JSON pass unchanged. */
public final class JsonFieldsWriter extends Writer {
    private static final String SUMMARY = "summary";

    private final Writer out;
    private final List<String> chosen;
    private final StringBuilder pending = new StringBuilder();
    private int depth;
    private boolean inText;
    private boolean escaped;

    /** @param chosen the names of the members, in output order */
    public JsonFieldsWriter(Writer out, List<String> chosen) {
        this.out = out;
        this.chosen = List.copyOf(chosen);
    }

    @Override
    public void write(char[] letters, int from, int length) throws IOException {
        for (int at = from; at < from + length; at++) {
            char letter = letters[at];
            track(letter);
            pending.append(letter);
            if (letter == '\n' && depth == 0 && !inText) {
                pass();
            }
        }
    }

    private void track(char letter) {
        if (escaped) {
            escaped = false;
        } else if (inText) {
            escaped = letter == '\\';
            inText = letter != '"';
        } else if (letter == '"') {
            inText = true;
        } else if (letter == '{' || letter == '[') {
            depth++;
        } else if (letter == '}' || letter == ']') {
            depth--;
        }
    }

    private void pass() throws IOException {
        String text = pending.toString();
        pending.setLength(0);
        if (!text.startsWith("{") && !text.startsWith("[")) {
            out.write(text);
            return;
        }
        JsonValue value = JsonReader.read(text.strip());
        if (value instanceof JsonObject object && isSkipped(object)) {
            return;
        }
        out.write(JsonPrinter.compact(selected(value)));
        out.write('\n');
    }

    /** Returns whether to omit an object: commands with one object per line end with a summary, which is a choice of its own. */
    private boolean isSkipped(JsonObject object) {
        boolean summary = object.member(SUMMARY) != null && object.members().size() == 1;
        return summary ? !chosen.contains(SUMMARY) : chosen.equals(List.of(SUMMARY));
    }

    private JsonValue selected(JsonValue value) {
        if (value instanceof JsonArray array) {
            return new JsonArray(array.elements().stream().map(this::selected).toList());
        } else if (!(value instanceof JsonObject object)) {
            return value;
        } else {
            JsonObject.Builder selected = JsonObject.builder();
            for (String name : chosen) {
                JsonValue member = object.member(name);
                if (member != null) {
                    selected.put(name, member);
                }
            }
            return selected.build();
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.write(pending.toString());
        out.close();
    }
}
