package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Creates, reads, lists, updates and deletes instances of all families, and expects the values that it sent. */
public final class MemoryClient {
    private MemoryClient() {}

    /**
     * Plays all families whose instances are objects, parents before their children. Requests are written from the plan of
     * the emulator, and the identifiers of parents that no list returns come from the caller, so that the client is not as
     * independent of the conclusions as {@link DescriptionClient}.
     *
     * @param canonical the API as described, without conclusions
     * @param others the values of an operation's parameters for instances that the client cannot list
     */
    public static List<GroupMemory> play(
            ApiModel canonical, Emulator emulator, Function<EndpointId, Map<String, Document>> others) {
        DescribedApi api = new DescribedApi(canonical);
        ClientSession session = new ClientSession(emulator, emulator.plan(), Integer.MAX_VALUE);
        ParentValues parents = new ParentValues(session, api, others);
        List<GroupMemory> groups = new ArrayList<>();
        for (ResourceFamily family : FamilyIndex.of(api).families()) {
            boolean readable = !api.types().members(family.read().replyType()).isEmpty();
            if (!readable) {
                continue;
            }
            List<Contradiction> contradictions = new MemoryPlay(session, api, parents, family).run();
            groups.add(new GroupMemory(family.create().endpoint().binding().words(), contradictions));
        }
        return groups;
    }
}
