package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Names each resource by the last literal of its collection, with its parents in front if that name exists already. */
public final class NameResources implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<String> taken = new LinkedHashSet<>();
        List<Proposal> proposals = new ArrayList<>();
        List<ResourceDraft> shortFirst = draft.resources().stream()
                .sorted(Comparator.<ResourceDraft>comparingInt(resource -> resource.singleton ? 1 : 0)
                        .thenComparingInt(resource -> resource.path().parameters())
                        .thenComparingInt(resource -> resource.path().size()))
                .toList();
        for (ResourceDraft resource : shortFirst) {
            String name = name(resource.path(), taken);
            taken.add(name);
            String evidence =
                    name.equals(resource.literal()) ? "its path ends in this name" : "the shorter name is in use";
            proposals.add(proposal(new ModelChange.NameResource(resource.key, new ResourceName(name)), 95, evidence));
        }
        return proposals;
    }

    private static String name(SegmentedPath path, Set<String> taken) {
        String name = "";
        for (int at = path.size() - 1; at >= 0; at--) {
            if (!path.segments().get(at).isParameter()) {
                String literal = path.segments().get(at).literal();
                name = name.isEmpty() ? literal : literal + "." + name;
                if (!taken.contains(name)) {
                    return name;
                }
            }
        }
        int count = 2;
        while (taken.contains(name + count)) {
            count++;
        }
        return name + count;
    }
}
