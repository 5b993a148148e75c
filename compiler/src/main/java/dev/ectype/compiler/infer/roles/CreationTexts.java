package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads whether the path, the name or the texts of an operation say that it creates an instance. */
final class CreationTexts {
    /** The number of words among which a sentence names its object. */
    private static final int NEAR = 8;

    private CreationTexts() {}

    /** Returns whether a verb that creates stands in front of the noun, as in {@code Creates an event from a text}. */
    static boolean mention(OperationRoute route, String noun) {
        String id = route.endpoint().id().value();
        String literal = route.path().last().literal();
        return OperationName.registers(literal)
                || begins(literal, noun)
                || begins(id.substring(id.lastIndexOf('.') + 1), noun)
                || begins(route.endpoint().text().summary(), noun)
                || begins(route.endpoint().text().description(), noun);
    }

    private static boolean begins(@Nullable String text, String noun) {
        List<String> words = text == null ? List.of() : NameWords.of(text.split("[.;,]", 2)[0]);
        List<String> nouns = NameWords.of(noun);
        if (words.size() < 2 || nouns.isEmpty()) {
            return false;
        }
        String verb = Nouns.singular(words.get(0));
        String last = Nouns.singular(nouns.get(nouns.size() - 1));
        return (OperationName.isKind(verb, OperationName.Kind.CREATE) || OperationName.makesAnew(verb))
                && words.subList(1, Math.min(words.size(), NEAR)).stream()
                        .map(Nouns::singular)
                        .anyMatch(last::equals);
    }
}
