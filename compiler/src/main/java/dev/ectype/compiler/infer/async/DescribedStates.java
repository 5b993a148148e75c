package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.IdentifierSamples;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the states of a text member from its description and examples, else uses common words. */
final class DescribedStates {
    private static final String PENDING = "pending";
    private static final String DONE = "completed";

    /** Matches words in quotes, code marks or upper case, which are names of values. */
    private static final Pattern VALUE_NAME =
            Pattern.compile("[`'\"*>]([A-Za-z][A-Za-z_ -]{2,24})[`'\"*<]|\\b([A-Z][A-Z_]{3,24})\\b");

    private DescribedStates() {}

    /** Returns how the progress that a member describes completes, or null if the member does not describe progress. */
    static @Nullable AsyncCompletion completion(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        if (!isFree(draft.shapes.core(member.type()))) {
            return null;
        }
        List<String> samples = sampleValues(draft, resource, member);
        List<String> named = namedStates(draft, member);
        Set<String> all = new LinkedHashSet<>(samples);
        all.addAll(named);
        List<String> words = List.copyOf(all);
        String done = ProgressWords.doneState(words);
        List<String> pending =
                done == null ? ProgressWords.pendingStates(words, "") : ProgressWords.pendingStates(words, done);
        // Examples without progress words mean that the member is no progress state.
        boolean other = !samples.isEmpty() && done == null && pending.isEmpty();
        if (other || pending.isEmpty() && done != null && isInitial(draft, resource, member, done)) {
            return null;
        }
        String sample = words.isEmpty() ? "" : words.get(0);
        return new AsyncCompletion(
                member.name(),
                pending.isEmpty() ? List.of(withCaseOf(PENDING, sample)) : pending,
                done == null ? withCaseOf(DONE, sample) : done);
    }

    private static boolean isFree(TypeRef core) {
        boolean text = core instanceof TextType textType
                && textType.format() == null
                && textType.pattern() == null
                && textType.maxLength() == null;
        return text || core instanceof AnyType;
    }

    private static List<String> sampleValues(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        return IdentifierSamples.samples(draft, resource, member);
    }

    private static boolean isInitial(ModelDraft draft, ResourceDraft resource, ObjectMember member, String state) {
        return state.equals(IdentifierSamples.firstCreatedValue(draft, resource, member.name()));
    }

    private static List<String> namedStates(ModelDraft draft, ObjectMember member) {
        List<String> named = new ArrayList<>();
        for (TypeRef type : List.of(member.type(), draft.shapes.core(member.type()))) {
            String text = type.notes().description();
            Matcher matcher = VALUE_NAME.matcher(text == null ? "" : text);
            while (matcher.find()) {
                named.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
            }
        }
        return named;
    }

    private static String withCaseOf(String word, String like) {
        boolean upperCase = !like.isEmpty() && like.equals(like.toUpperCase(Locale.ROOT));
        boolean capitalized = !like.isEmpty() && Character.isUpperCase(like.charAt(0));
        return upperCase
                ? word.toUpperCase(Locale.ROOT)
                : capitalized ? Character.toUpperCase(word.charAt(0)) + word.substring(1) : word;
    }
}
