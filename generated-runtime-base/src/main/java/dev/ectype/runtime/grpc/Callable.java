package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.Calls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be called by messages. */
interface Callable {
    /** Whether each message is answered before the next one needs to come. */
    boolean isDialogue();

    Answer answer(List<byte[]> messages, Request request, Calls calls) throws Failure;

    /** How a conversation goes on by itself, or null where it only answers. */
    default @Nullable Attendance attend(Request request, Calls calls) {
        return null;
    }

    /**
     * What is said to messages.
     *
     * @param failure why it is no more, or null
     * @param delivery how it is to be sent, or null
     * @param lasting whether the client is to wait for more
     */
    record Answer(
            List<byte[]> messages,
            @Nullable Failure failure,
            @Nullable Delivery delivery,
            boolean lasting) {
        public Answer {
            messages = List.copyOf(messages);
        }

        static Answer of(byte[] message) {
            return new Answer(List.of(message), null, null, false);
        }
    }
}
