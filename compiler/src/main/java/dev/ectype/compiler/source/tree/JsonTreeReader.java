package dev.ectype.compiler.source.tree;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonNumber;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads JSON text into nodes. */
final class JsonTreeReader {
    // The tree builder checks the depth, with location and hint; names repeat too little to intern.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(ReadingLimits.STANDARD.depth() * 2)
                    .maxNumberLength(JsonNumber.LONGEST)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final String file;
    private final TreeBuilder builder;

    JsonTreeReader(String file, TreeBuilder builder) {
        this.file = file;
        this.builder = builder;
    }

    @Nullable
    SourceNode read(String text) throws UnreadableDocument {
        try (JsonParser parser = FACTORY.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (builder.root() != null) {
                    throw malformed("a second value follows the first", parser.currentTokenLocation());
                }
                take(token, parser);
            }
            return builder.root();
        } catch (JsonProcessingException problem) {
            JsonLocation at = problem.getLocation();
            throw malformed(problem.getOriginalMessage(), at == null ? JsonLocation.NA : at);
        } catch (IOException problem) {
            throw malformed(String.valueOf(problem.getMessage()), JsonLocation.NA);
        }
    }

    private void take(JsonToken token, JsonParser parser) throws IOException, UnreadableDocument {
        JsonLocation at = parser.currentTokenLocation();
        int line = at.getLineNr();
        int column = at.getColumnNr();
        switch (token) {
            case START_OBJECT -> builder.begin(new ObjectFrame(line, column));
            case START_ARRAY -> builder.begin(new ArrayFrame(line, column));
            case END_OBJECT, END_ARRAY -> builder.end();
            case FIELD_NAME -> name(parser.currentName(), line, column);
            case VALUE_STRING -> builder.scalar(new TextNode(parser.getText(), line, column));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> builder.scalar(new NumberNode(parser.getText(), line, column));
            case VALUE_TRUE, VALUE_FALSE -> builder.scalar(new BooleanNode(token.asString(), line, column));
            default -> builder.scalar(new NullNode("null", line, column));
        }
    }

    private void name(String name, int line, int column) {
        if (builder.top() instanceof ObjectFrame object) {
            object.name(name, false, line, column);
        }
    }

    private UnreadableDocument malformed(String message, JsonLocation at) {
        SourceLocation location = new SourceLocation(file, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
        // After the first sentence, the parser adds the location in its own notation.
        String firstLine = message.lines()
                .findFirst()
                .orElse("the text is not JSON")
                .replaceAll(" \\((start marker at|for (Array|Object) starting at).*", "");
        return new UnreadableDocument(
                DiagnosticCode.BROKEN_JSON,
                location,
                firstLine,
                "Correct the JSON at this location; look for a missing comma, quote or bracket just before it.");
    }
}
