package dev.ectype.runtime.graphql.request;

import graphql.ExecutionInput;
import graphql.execution.preparsed.PreparsedDocumentEntry;
import graphql.execution.preparsed.PreparsedDocumentProvider;
import graphql.language.Document;
import graphql.language.OperationDefinition;
import graphql.parser.InvalidSyntaxException;
import graphql.parser.Parser;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Caches valid documents by their text. Clients repeat a few documents, and parsing one costs more than executing it.
 * The least recently used documents are evicted.
 */
public final class ParsedDocumentCache implements PreparsedDocumentProvider {
    /** The maximum number of cached characters. A parsed document takes some fifty times the memory of its text. */
    private static final int CHARACTERS = 400_000;

    private static final int LONGEST = 40_000;

    private final Map<String, PreparsedDocumentEntry> known = new LinkedHashMap<>(64, 0.75f, true);
    private int characters;

    @Override
    public CompletableFuture<PreparsedDocumentEntry> getDocumentAsync(
            ExecutionInput input, Function<ExecutionInput, PreparsedDocumentEntry> parse) {
        String query = input.getQuery();
        PreparsedDocumentEntry entry = known(query);
        if (entry == null) {
            entry = checked(parse.apply(input));
            if (!entry.hasErrors()) {
                keep(query, entry);
            }
        }
        return CompletableFuture.completedFuture(entry);
    }

    private static PreparsedDocumentEntry checked(PreparsedDocumentEntry entry) {
        Document document = entry.getDocument();
        return entry.hasErrors() || document == null
                ? entry
                : QueryLimits.STANDARD
                        .refusal(document)
                        .map(PreparsedDocumentEntry::new)
                        .orElse(entry);
    }

    private synchronized @Nullable PreparsedDocumentEntry known(String query) {
        return known.get(query);
    }

    private synchronized void keep(String query, PreparsedDocumentEntry entry) {
        if (query.length() > LONGEST || known.put(query, entry) != null) {
            return;
        }
        characters += query.length();
        while (characters > CHARACTERS) {
            String oldest = known.keySet().iterator().next();
            known.remove(oldest);
            characters -= oldest.length();
        }
    }

    /** Returns the number of cached documents. */
    synchronized int size() {
        return known.size();
    }

    /** Returns the kind of the requested operation. */
    public OperationKind kind(GraphQlRequest request) {
        // A search for keywords classifies most documents without a second parse.
        if (!request.query().contains("mutation") && !request.query().contains("subscription")) {
            return OperationKind.QUERY;
        }
        Document document = document(request.query());
        if (document == null) {
            return OperationKind.UNKNOWN;
        }
        List<OperationDefinition> operations = document.getDefinitionsOfType(OperationDefinition.class);
        for (OperationDefinition operation : operations) {
            boolean only = request.operationName() == null && operations.size() == 1;
            if (only || operation.getName() != null && operation.getName().equals(request.operationName())) {
                return OperationKind.valueOf(operation.getOperation().name());
            }
        }
        return OperationKind.UNKNOWN;
    }

    private @Nullable Document document(String query) {
        PreparsedDocumentEntry entry = known(query);
        if (entry != null) {
            return entry.getDocument();
        }
        try {
            return Parser.parse(query);
        } catch (InvalidSyntaxException unreadable) {
            return null;
        }
    }
}
