package dev.ectype.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ResultTableTest {
    @Test
    void numbersStandUnderTheEndOfTheirTitle() {
        ResultTable table = new ResultTable("work", "rate").row("get", "1").row("create", "20000");
        assertThat(table).hasToString("work     rate\nget         1\ncreate  20000");
    }
}
