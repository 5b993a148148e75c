package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.table.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the messages that were published on the channels of an emulator. */
public interface PublishedMessages {
    /** Returns the newest messages of a channel in a version of the state, oldest first. */
    List<PublishedMessage> of(State seen, String address);

    /** Returns the message that a write published, or null if it published none. */
    @Nullable
    PublishedMessage of(Commit.Write write);
}
