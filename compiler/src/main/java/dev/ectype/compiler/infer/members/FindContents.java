package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.FileWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.OperationContent;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the operations that upload content, such as files, and the operations that download or delete it. All of them
 * concern the same instance, or the same path if there is no instance.
 */
public final class FindContents implements InferenceRule {
    private static final int CERTAIN = 90;

    /** A path segment that does not mean content names one of several contents, which is a guess. */
    private static final int NAMED = 80;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ContentIndex contents = ContentIndex.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            boolean creates = role instanceof Role.Create create && listsAll(create);
            Proposal found =
                    creates && role != null ? ofCreation(draft, endpoint, role) : ofContent(contents, endpoint, role);
            if (found != null) {
                proposals.add(found);
            }
        }
        return proposals;
    }

    private @Nullable Proposal ofCreation(ModelDraft draft, Endpoint endpoint, Role role) {
        FileBody body = FileBody.of(draft.shapes, endpoint);
        if (body == null || !body.several()) {
            return null;
        }
        OperationContent content = new OperationContent(OperationContent.Use.CREATE_EACH, role.resource(), "", false);
        return proposal(
                new EndpointChange.SetContent(endpoint.id(), content),
                CERTAIN,
                "it accepts a list of files and returns a list");
    }

    private @Nullable Proposal ofContent(ContentIndex contents, Endpoint endpoint, @Nullable Role role) {
        OperationContent.Use use = use(contents, endpoint, role);
        ResourceName resource = contents.subject(endpoint);
        String evidence = use == null ? null : contents.evidence(endpoint, resource, role);
        if (use == null || evidence == null) {
            return null;
        }
        String slot = resource == null ? "" : slot(endpoint);
        OperationContent content = new OperationContent(use, resource, slot, isAttachment(use, endpoint));
        return proposal(
                new EndpointChange.SetContent(endpoint.id(), content), slot.isEmpty() ? CERTAIN : NAMED, evidence);
    }

    /** Returns the use of content that an operation can have in its role, or null. */
    private static OperationContent.@Nullable Use use(ContentIndex contents, Endpoint endpoint, @Nullable Role role) {
        boolean free = role == null || role instanceof Role.CustomAction;
        if (free && contents.accepts(endpoint)) {
            return OperationContent.Use.STORE;
        }
        if (free
                && endpoint.binding().isHttp("DELETE")
                && contents.isWritten(endpoint.binding().path())) {
            return OperationContent.Use.DELETE;
        }
        boolean reads = free || role instanceof Role.Read;
        return reads && contents.returns(endpoint) ? OperationContent.Use.RETURN : null;
    }

    private static boolean isAttachment(OperationContent.Use use, Endpoint endpoint) {
        String path = String.valueOf(endpoint.binding().path());
        return use == OperationContent.Use.RETURN && FileWords.isDownload(path.substring(path.lastIndexOf('/') + 1));
    }

    /** Only a client that gets all instances in the reply can learn which instances several files created. */
    private static boolean listsAll(Role.Create create) {
        return create.replyAt() != null && create.replyAt().names().contains(MemberPath.FIRST);
    }

    /** Returns the name of one of several contents of an instance: {@code logo} in {@code /projects/{id}/logo}. */
    private static String slot(Endpoint endpoint) {
        String path = String.valueOf(endpoint.binding().path());
        List<String> slot = new ArrayList<>();
        for (String literal : path.substring(path.lastIndexOf('}') + 1).split("/", -1)) {
            if (!literal.isEmpty() && !FileWords.isContentSegment(literal)) {
                slot.add(literal);
            }
        }
        return String.join("/", slot);
    }
}
