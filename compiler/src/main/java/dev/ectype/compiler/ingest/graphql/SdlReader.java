package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import graphql.language.Definition;
import graphql.language.Document;
import graphql.language.Node;
import graphql.language.SDLDefinition;
import graphql.parser.InvalidSyntaxException;
import graphql.parser.MultiSourceReader;
import graphql.parser.Parser;
import graphql.parser.ParserEnvironment;
import graphql.parser.ParserOptions;
import graphql.parser.exceptions.ParseCancelledException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parses GraphQL SDL. */
final class SdlReader {
    /** Published schemas have half a million tokens; the parser needs half a gigabyte for twice as many. */
    private static final int TOKENS = 1_000_000;

    private static final int WHITESPACE = 10_000_000;
    /** The parser keeps the text several times. */
    private static final int CHARACTERS = 20_000_000;

    private static final int DEPTH = 500;

    private SdlReader() {}

    /** Parses a text, or returns null after reporting invalid SDL. */
    static @Nullable Document read(String file, String text, Diagnostics diagnostics) {
        if (text.length() > CHARACTERS) {
            reportTooLarge(SourceLocation.startOf(file), CHARACTERS + " characters", diagnostics);
            return null;
        }
        SourceLocation tooDeep = SdlNesting.tooDeep(file, text);
        if (tooDeep != null) {
            diagnostics.report(
                    DiagnosticCode.NESTED_TOO_DEEPLY,
                    tooDeep,
                    "brackets are nested more than " + SdlNesting.DEEPEST + " levels deep",
                    "Reduce the nesting.");
            return null;
        }
        try {
            Document document = new Parser().parseDocument(environment(file, text));
            reportOthers(file, document.getDefinitions(), diagnostics);
            return document;
        } catch (ParseCancelledException tooLarge) {
            reportTooLarge(location(file, tooLarge.getLocation()), TOKENS + " tokens", diagnostics);
            return null;
        } catch (InvalidSyntaxException invalid) {
            diagnostics.report(
                    DiagnosticCode.INVALID_SDL,
                    location(file, invalid.getLocation()),
                    "the schema is not valid GraphQL SDL: " + reason(invalid),
                    "Correct the schema at this location.");
            return null;
        }
    }

    private static void reportTooLarge(SourceLocation place, String limit, Diagnostics diagnostics) {
        diagnostics.report(
                DiagnosticCode.TOO_LARGE,
                place,
                "the schema has more than " + limit,
                "Remove types that the operations do not use, or split the schema into several descriptions.");
    }

    private static ParserEnvironment environment(String file, String text) {
        ParserOptions options = ParserOptions.newParserOptions()
                .captureIgnoredChars(false)
                .captureLineComments(false)
                .captureSourceLocation(true)
                .readerTrackData(true)
                .maxTokens(TOKENS)
                .maxWhitespaceTokens(WHITESPACE)
                .maxCharacters(CHARACTERS)
                .maxRuleDepth(DEPTH)
                .build();
        return ParserEnvironment.newParserEnvironment()
                .document(MultiSourceReader.newMultiSourceReader()
                        .string(text, file)
                        .trackData(true)
                        .build())
                .parserOptions(options)
                .locale(Locale.ROOT)
                .build();
    }

    /** Reports operations and fragments, which declare no types. */
    @SuppressWarnings("rawtypes")
    private static void reportOthers(String file, List<Definition> definitions, Diagnostics diagnostics) {
        for (Definition<?> definition : definitions) {
            if (!(definition instanceof SDLDefinition)) {
                diagnostics.report(
                        DiagnosticCode.ODD_SCHEMA,
                        location(file, definition.getSourceLocation()),
                        "the schema contains an operation or a fragment, which is ignored",
                        "Keep operations in separate files.");
            }
        }
    }

    private static String reason(InvalidSyntaxException invalid) {
        String token = invalid.getOffendingToken();
        boolean ended = token == null || token.equals("<EOF>");
        return ended ? "the text ends too early" : "`" + token + "` is not expected here";
    }

    static SourceLocation location(Node<?> node, String fallback) {
        graphql.language.SourceLocation place = node.getSourceLocation();
        String file = place == null ? null : place.getSourceName();
        return location(file == null ? fallback : file, place);
    }

    private static SourceLocation location(String file, graphql.language.@Nullable SourceLocation place) {
        boolean known = place != null && place.getLine() > 0 && place.getColumn() > 0;
        return known && place != null
                ? new SourceLocation(file, place.getLine(), place.getColumn())
                : SourceLocation.startOf(file);
    }
}
