package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.InitialValue;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets the unique members, the computed members, the values of new instances and the initial instances that were stated. */
public final class StateMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        draft.stated().all(Statement.Unique.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null) {
                proposals.add(proposal(
                        new ResourceChange.SetUniqueMembers(resource.resourceName(), stated.members()),
                        100,
                        "the unique members are stated"));
            }
        });
        composed(draft)
                .forEach((resource, texts) -> proposals.add(proposal(
                        new ResourceChange.ComposeMembers(resource, texts), 100, "the computed members are stated")));
        Set<ResourceName> initialized = new LinkedHashSet<>();
        draft.stated().all(Statement.Initial.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            List<InitialValue> values = resource == null ? List.of() : values(draft, resource, stated);
            if (resource != null && !values.isEmpty() && initialized.add(resource.resourceName())) {
                proposals.add(proposal(
                        new ResourceChange.DeriveMembers(resource.resourceName(), DerivedMembers.initial(values)),
                        100,
                        "the values of a new instance are stated"));
            }
        });
        draft.stated().all(Statement.Instances.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null) {
                String evidence = "the initial instances are stated";
                proposals.add(proposal(new ResourceChange.MarkSeeded(resource.resourceName()), 100, evidence));
                proposals.add(proposal(
                        new ResourceChange.AddExamples(resource.resourceName(), stated.instances()), 100, evidence));
            }
        });
        return proposals;
    }

    /** Returns the stated values of members that the stored type has. */
    private static List<InitialValue> values(ModelDraft draft, ResourceDraft resource, Statement.Initial stated) {
        List<InitialValue> values = new ArrayList<>();
        stated.values().members().forEach((member, value) -> {
            if (draft.shape(resource).has(member)) {
                values.add(new InitialValue(member, value));
            }
        });
        return values;
    }

    /** Returns the composed members of the resources with statements: those stated, and the others that rules found. */
    private static Map<ResourceName, List<ComposedText>> composed(ModelDraft draft) {
        Map<ResourceName, List<ComposedText>> composed = new LinkedHashMap<>();
        draft.stated().all(Statement.Computed.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null) {
                composed.computeIfAbsent(resource.resourceName(), name -> new ArrayList<>(resource.compositions()))
                        .removeIf(each -> each.member().equals(stated.text().member()));
                composed.get(resource.resourceName()).add(stated.text());
            }
        });
        return composed;
    }
}
