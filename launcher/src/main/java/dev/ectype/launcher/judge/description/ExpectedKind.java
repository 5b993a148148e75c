package dev.ectype.launcher.judge.description;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.words.EffectKind;
import dev.ectype.launcher.judge.words.VerbTable;
import org.jspecify.annotations.Nullable;

/**
 * Holds the kind of an operation that a reader expects from its method, path and words.
 *
 * @param percent the certainty
 * @param reason the reason in words
 */
public record ExpectedKind(EffectKind kind, int percent, String reason) {
    private static final int SURE = 95;
    private static final int LIKELY = 85;
    private static final int POSSIBLE = 60;

    /** Returns the expectation, or null if the description does not show one. */
    public static @Nullable ExpectedKind of(DescribedApi api, DescribedOperation operation) {
        if (!operation.isHttp()) {
            return named(operation);
        }
        EffectKind verb = verb(operation);
        String words = operation.method() + " " + operation.path();
        return switch (operation.method()) {
            case "GET" -> get(api, operation, words);
            case "DELETE" ->
                operation.endsWithParameter()
                        ? expect(
                                EffectKind.DELETE,
                                verb == EffectKind.DELETE ? SURE : LIKELY,
                                "it is " + words,
                                operation)
                        : null;
            case "PUT", "PATCH" ->
                operation.endsWithParameter()
                        ? expect(
                                EffectKind.UPDATE,
                                verb == EffectKind.UPDATE ? SURE : POSSIBLE,
                                "it is " + words,
                                operation)
                        : null;
            case "POST" -> post(api, operation, verb, words);
            default -> null;
        };
    }

    /** Returns the kind of the first verb in the identifier, else in the summary, or null. */
    public static @Nullable EffectKind verb(DescribedOperation operation) {
        String summary = operation.endpoint().text().summary();
        EffectKind first = VerbTable.of(summary);
        String id = operation.id().value();
        EffectKind named = id.startsWith(operation.method() + " ") ? null : VerbTable.of(id);
        return named == null ? first : named;
    }

    private static @Nullable ExpectedKind get(DescribedApi api, DescribedOperation operation, String words) {
        TypeRef listed = api.listed(operation);
        TypeRef reply = operation.replyType();
        boolean objects = listed != null && !api.types().members(listed).isEmpty();
        if (objects
                && !operation.endsWithParameter()
                && (api.types().items(reply) != null
                        || !api.at(operation.shape()).stream().allMatch(each -> each == operation)
                        || isCollection(api, operation))) {
            return new ExpectedKind(EffectKind.LIST, SURE, words + " replies with a list");
        }
        boolean object =
                api.types().items(reply) == null && !api.types().members(reply).isEmpty();
        return object && operation.endsWithParameter()
                ? new ExpectedKind(
                        EffectKind.READ, listed == null ? SURE : POSSIBLE, words + " replies with one object")
                : null;
    }

    private static @Nullable ExpectedKind post(
            DescribedApi api, DescribedOperation operation, @Nullable EffectKind verb, String words) {
        boolean created = operation.endpoint().responses().stream()
                .anyMatch(each -> each.status().equals("201"));
        if (operation.endsWithParameter()) {
            return null;
        }
        if (isCollection(api, operation) && (verb == null || verb == EffectKind.CREATE)) {
            boolean sure = created || verb == EffectKind.CREATE;
            return expect(EffectKind.CREATE, sure ? SURE : POSSIBLE, words + " adds to a collection", operation);
        }
        if (created && verb == EffectKind.CREATE) {
            return expect(EffectKind.CREATE, LIKELY, words + " replies with 201", operation);
        }
        return verb == null && !operation.suffix().isEmpty() && !created
                ? new ExpectedKind(EffectKind.ACTION, POSSIBLE, words + " names an action on one instance")
                : null;
    }

    /** Returns whether single instances have paths below the path, or the path itself lists them. */
    private static boolean isCollection(DescribedApi api, DescribedOperation operation) {
        DescribedOperation list = api.at(operation.shape(), "GET");
        boolean lists = list != null && list != operation && api.listed(list) != null;
        boolean verb = VerbTable.of(operation.lastLiteral()) != null;
        return !verb && (lists || !api.at(operation.shape() + "/{}").isEmpty());
    }

    /** Returns null if the text begins with a verb of another kind. */
    private static @Nullable ExpectedKind expect(
            EffectKind kind, int percent, String reason, DescribedOperation operation) {
        EffectKind summary = VerbTable.of(operation.endpoint().text().summary());
        boolean contradicted = summary != null && summary != kind;
        return contradicted ? null : new ExpectedKind(kind, percent, reason);
    }

    private static @Nullable ExpectedKind named(DescribedOperation operation) {
        String id = operation.id().value();
        String name = id.substring(Math.max(id.lastIndexOf('.'), id.lastIndexOf('/')) + 1);
        EffectKind verb = VerbTable.of(name);
        return verb == null || verb == EffectKind.READ && operation.method().equals("QUERY")
                ? null
                : new ExpectedKind(verb, POSSIBLE, "its name begins with a verb of a " + verb.word());
    }
}
