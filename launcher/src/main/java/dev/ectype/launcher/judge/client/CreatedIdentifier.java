package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.words.IdentifierNames;
import dev.ectype.launcher.judge.words.WordComparison;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the identifier of a created instance: in the response, in an object of it, in its address, or in the request. */
final class CreatedIdentifier {
    private CreatedIdentifier() {}

    static @Nullable Document of(ResourceFamily family, ClientExchange created, @Nullable Document instance) {
        Document returned = instance == null ? null : in(instance, family);
        if (returned != null) {
            return returned;
        }
        if (!created.location().isEmpty()) {
            String last = created.location().replaceFirst("[?#].*", "").replaceFirst(".*/", "");
            return Document.of(URLDecoder.decode(last.replace("+", "%2B"), StandardCharsets.UTF_8));
        }
        Document sent = created.sent().isObject() ? InstanceReader.instance(created.sent(), family.noun()) : null;
        return sent == null ? null : in(sent, family);
    }

    /** Returns the created instance in a response: the object with an identifier, which may be the only element of a list. */
    static @Nullable Document instance(ResourceFamily family, ClientExchange created) {
        Document instance = InstanceReader.instance(created.body(), family.noun());
        Document only = instance != null && in(instance, family) != null ? null : InstanceReader.only(created.body());
        return only != null && in(only, family) != null ? only : instance;
    }

    private static @Nullable Document in(Document instance, ResourceFamily family) {
        List<String> nouns = List.of(family.noun());
        List<String> own = InstanceReader.scalars(instance);
        String best = IdentifierNames.best(family.parameter(), nouns, own);
        if (best != null) {
            return instance.member(best);
        }
        for (JsonMember each : instance.members()) {
            List<String> inner = each.value().isObject() ? InstanceReader.scalars(each.value()) : List.of();
            String nested = IdentifierNames.best(family.parameter(), nouns, inner);
            boolean metadata = each.name().equals("metadata") || each.name().equals("attributes");
            if (nested != null && metadata) {
                return each.value().member(nested);
            }
        }
        List<String> usual = InstanceReader.usualIdentifiers(instance);
        List<String> words = WordComparison.of(family.parameter());
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        return usual.isEmpty() ? own.contains(last) ? instance.member(last) : null : instance.member(usual.get(0));
    }
}
