package dev.ectype.runtime.state.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.id.DecimalParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryBufferTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 9, 10, 99, 100, 1_234_567, DecimalParser.GREATEST, Long.MAX_VALUE})
    void digitsAreReadAsTheTextOfTheNumber(long number) {
        EntryBuffer buffer = new EntryBuffer().text("before").digits(number).number(number);
        EntryReader reader = new EntryReader(buffer.bytes(), 0);
        assertThat(reader.text()).isEqualTo("before");
        assertThat(reader.text()).isEqualTo(Long.toString(number));
        assertThat(reader.number()).isEqualTo(number);
    }

    @Test
    void textsBeyondAsciiAndLongOnesAreReadAsTheyWere() {
        String text = "Zoë \u20ac \ud83d\udc31 ".repeat(500);
        EntryBuffer buffer = new EntryBuffer().flag(true).text(text).fixed(-2, 8);
        EntryReader reader = new EntryReader(buffer.bytes(), 0);
        assertThat(reader.flag()).isTrue();
        assertThat(reader.text()).isEqualTo(text);
        assertThat(reader.fixed(8)).isEqualTo(-2);
    }
}
