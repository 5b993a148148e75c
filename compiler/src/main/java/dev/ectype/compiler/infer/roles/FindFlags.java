package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.FlagWords;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the flags that operations set, and chooses whether new instances have them: a new page is {@code active}, but
 * not {@code locked}.
 */
public final class FindFlags implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, Set<String>> known = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            EndpointId operation = route.endpoint().id();
            if (draft.role(operation) instanceof SetFlag role
                    && known.computeIfAbsent(role.resource(), name -> new LinkedHashSet<>())
                            .add(role.member())) {
                proposals.add(flag(draft, operation, role));
            }
        }
        return proposals;
    }

    private Proposal flag(ModelDraft draft, EndpointId operation, SetFlag role) {
        String evidence = operation + (role.on() ? " sets it" : " clears it");
        Boolean described = describedDefault(draft, role);
        if (described != null) {
            return flag(role, described, 95, evidence + ", and its default is " + described);
        }
        return FlagWords.isInitiallySet(role.member())
                ? flag(role, true, 70, evidence + ", and its name describes an instance in use")
                : flag(role, false, 80, evidence);
    }

    private Proposal flag(SetFlag role, boolean initially, int confidence, String evidence) {
        Flag flag = new Flag(role.member(), initially, role.count());
        return proposal(new ResourceChange.AddFlag(role.resource(), flag), confidence, evidence);
    }

    /** Returns the default value that the description declares, or null. */
    private static @Nullable Boolean describedDefault(ModelDraft draft, SetFlag role) {
        ObjectMember member = draft.shape(draft.resource(role.resource())).member(role.member());
        if (member == null) {
            return null;
        }
        JsonValue own = member.type().notes().defaultValue();
        JsonValue value = own == null ? draft.shapes.core(member.type()).notes().defaultValue() : own;
        return value instanceof JsonBoolean flag ? flag.isTrue() : null;
    }
}
