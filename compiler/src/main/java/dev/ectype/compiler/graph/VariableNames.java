package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashSet;
import java.util.Set;

/** Generates names for the results of steps: the resource's noun, numbered on repetition. */
final class VariableNames {
    private final Set<String> taken = new LinkedHashSet<>();

    String fresh(ResourceName resource) {
        String word = word(resource.value());
        String name = word;
        for (int count = 2; !taken.add(name); count++) {
            name = word + count;
        }
        return name;
    }

    private static String word(String resource) {
        String last = resource.substring(resource.lastIndexOf('.') + 1);
        StringBuilder word = new StringBuilder();
        boolean upper = false;
        for (int at = 0; at < last.length(); at++) {
            char letter = last.charAt(at);
            if (!Character.isLetterOrDigit(letter)) {
                upper = word.length() > 0;
                continue;
            }
            boolean first = word.length() == 0;
            word.append(first ? Character.toLowerCase(letter) : upper ? Character.toUpperCase(letter) : letter);
            upper = false;
        }
        String name = Nouns.singular(word.toString());
        return name.isEmpty() ? "found" : name;
    }
}
