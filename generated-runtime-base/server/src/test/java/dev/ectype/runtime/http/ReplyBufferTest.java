package dev.ectype.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyBufferTest {
    private final ReplyBuffer reply = new ReplyBuffer();

    private ByteSlice body() {
        return new ByteSlice(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
    }

    @Test
    void appendedPiecesMakeTheBody() {
        reply.append("caf\u00e9").append(' ').append(new byte[] {'a', 'b', 'c'}, 1, 3);
        byte[] room = reply.reserve(5000);
        room[reply.bodyTo()] = '!';
        reply.advance(1);
        assertThat(body().text()).isEqualTo("caf\u00e9 bc!");
    }

    @Test
    void bodyTakenByReferenceIsNotCopied() {
        byte[] shared = {1, 2, 3, 4};
        reply.append("dropped").body(shared, 1, 3);
        assertThat(reply.bodyArray()).isSameAs(shared);
        assertThat(body().copy()).containsExactly(2, 3);
        reply.append("new");
        assertThat(body().text()).isEqualTo("new");
        assertThat(shared).containsExactly(1, 2, 3, 4);
    }

    @Test
    void streamAndBytesReplaceEachOther() {
        ContentStream stream = ContentStream.of(List.<ByteSlice>of().iterator());
        reply.append("dropped").body(stream);
        assertThat(reply.stream()).isSameAs(stream);
        assertThat(body().isEmpty()).isTrue();
        reply.append("a");
        assertThat(reply.stream()).isNull();
        assertThat(body().text()).isEqualTo("a");
    }

    @Test
    void resetLeavesNothingBehind() {
        reply.status(404).reason("why").append("body");
        for (int index = 0; index < 40; index++) {
            reply.header("a" + index, "b");
        }
        assertThat(reply.headerAt(39).name()).isEqualTo("a39");
        reply.reset();
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.reason()).isNull();
        assertThat(reply.headerCount()).isZero();
        assertThat(body().isEmpty()).isTrue();
        assertThatThrownBy(() -> reply.headerAt(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 101, 199, 1000, -1})
    void onlyFinalStatusesAreTaken(int status) {
        assertThatThrownBy(() -> reply.status(status)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rangesOutsideTheArrayAreRefused() {
        assertThatThrownBy(() -> reply.body(new byte[3], 2, 4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> reply.advance(1 << 20)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
