package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds members that describe an uploaded file, such as its size, of resources with an operation that accepts files. */
public final class FindFileMembers implements InferenceRule {
    /** The operation that accepts the files of a resource, and the bodies of all such operations. */
    private record Upload(OperationRoute route, FileBody body) {
        Upload with(Upload other) {
            boolean better = other.body.certain() && !body.certain();
            return new Upload(better ? other.route : route, body.with(other.body));
        }
    }

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, Upload> uploads = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            FileBody body = FileBody.of(draft.shapes, route.endpoint());
            if (body != null) {
                subjects(draft, route)
                        .forEach(resource -> uploads.merge(resource, new Upload(route, body), Upload::with));
            }
        }
        FileMembers members = new FileMembers(draft.shapes);
        List<Proposal> proposals = new ArrayList<>();
        uploads.forEach((name, upload) -> {
            ResourceDraft resource = draft.findByName(name);
            List<FileMember> found = resource == null
                    ? List.of()
                    : members.of(resource.storedType(), upload.body().parts());
            if (!found.isEmpty()) {
                ResourceChange change = new ResourceChange.DeriveMembers(name, DerivedMembers.fromFiles(found));
                proposals.add(proposal(change, confidence(upload), words(upload)));
            }
        });
        return proposals;
    }

    /** Returns the resources whose instance may get the file: the one of the role and the last one in the path. */
    private static Set<ResourceName> subjects(ModelDraft draft, OperationRoute route) {
        Set<ResourceName> subjects = new LinkedHashSet<>();
        Role role = draft.role(route.endpoint().id());
        if (role != null) {
            subjects.add(role.resource());
        }
        List<ParameterBinding> bindings =
                draft.parameterBindings(route.endpoint().id());
        if (!bindings.isEmpty()) {
            subjects.add(bindings.get(bindings.size() - 1).resource());
        }
        return subjects;
    }

    private static int confidence(Upload upload) {
        return upload.body().certain() ? 85 : 60;
    }

    private static String words(Upload upload) {
        String operation = upload.route().method() + " " + upload.route().path().key();
        return operation + (upload.body().certain() ? " accepts a file" : " has a form or a text that may be a file");
    }
}
