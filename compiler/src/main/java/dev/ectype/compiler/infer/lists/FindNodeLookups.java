package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ConnectionWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.Lookup;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.List;

/** Finds the arguments of GraphQL fields such as {@code nodes(ids)} that list the identifiers of entities of several types. */
public final class FindNodeLookups implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        for (FieldArguments list :
                schema == null ? List.<FieldArguments>of() : schema.declared().lists()) {
            boolean several = draft.graphQlType(list.result()) instanceof UnionType;
            for (TypedName argument : several ? list.arguments() : List.<TypedName>of()) {
                if (argument.list() && ConnectionWords.isIdentifiers(argument.name())) {
                    Lookup lookup = new Lookup(list.type(), list.field(), argument.name());
                    String evidence = argument.name() + " is a list named like identifiers and " + list.result()
                            + " has several types";
                    proposals.add(proposal(new ModelChange.AddLookup(lookup), 85, evidence));
                }
            }
        }
        return proposals;
    }
}
