package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ConnectionWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlPaging.PagedField;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the arguments of GraphQL fields that select a page of a list or of a connection. */
public final class FindFieldPaging implements InferenceRule {
    private static final List<String> NO_NUMBERS = List.of("String", "ID", "Boolean", "Float");
    private static final List<String> NO_CURSORS = List.of("Int", "Float", "Boolean");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        for (FieldArguments list :
                schema == null ? List.<FieldArguments>of() : schema.declared().lists()) {
            PagedField paged = new PagedField(
                    list.type(),
                    list.field(),
                    number(list, ConnectionWords.FIRST),
                    number(list, ConnectionWords.LAST),
                    cursor(list, ConnectionWords.AFTER),
                    cursor(list, ConnectionWords.BEFORE),
                    number(list, ConnectionWords.LIMIT),
                    number(list, ConnectionWords.OFFSET));
            String evidence = evidence(paged);
            if (!evidence.isEmpty()) {
                proposals.add(proposal(new ModelChange.AddPagedField(paged), 85, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable String number(FieldArguments list, List<String> words) {
        return argument(list, words, NO_NUMBERS);
    }

    private static @Nullable String cursor(FieldArguments list, List<String> words) {
        return argument(list, words, NO_CURSORS);
    }

    /** Returns the argument with the first of the names that has no excluded type, or null. */
    private static @Nullable String argument(FieldArguments list, List<String> words, List<String> excluded) {
        for (String word : words) {
            for (TypedName argument : list.arguments()) {
                if (NameWords.bare(argument.name()).equals(word) && !excluded.contains(argument.type())) {
                    return argument.name();
                }
            }
        }
        return null;
    }

    private static String evidence(PagedField paged) {
        List<String> parts = new ArrayList<>();
        add(parts, "number of first items", paged.first());
        add(parts, "number of last items", paged.last());
        add(parts, "cursor before the page", paged.after());
        add(parts, "cursor behind the page", paged.before());
        add(parts, "limit", paged.limit());
        add(parts, "offset", paged.offset());
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String meaning, @Nullable String name) {
        if (name != null) {
            parts.add(name + " is the " + meaning);
        }
    }
}
