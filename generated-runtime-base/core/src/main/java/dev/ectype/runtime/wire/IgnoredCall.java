package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.table.State;
import org.jspecify.annotations.Nullable;

/** Ignores the facts about a request in HTTP. */
enum IgnoredCall implements CallObserver {
    INSTANCE;

    @Override
    public ProtocolCall.@Nullable StateEvent event() {
        return null;
    }

    @Override
    public void recordVersion(State seen) {}

    @Override
    public void setBodyFault(CallResult.BodyFault done) {}

    @Override
    public void replaceReplyByOperation(Document operation) {}

    @Override
    public boolean takeStream(OperationStream stream) {
        return false;
    }

    @Override
    public void leaveToAdapter() {}
}
