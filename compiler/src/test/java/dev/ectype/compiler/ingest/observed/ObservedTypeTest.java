package dev.ectype.compiler.ingest.observed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObservedTypeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1, 2 | {'type':'integer'}",
                "1, 3000000000 | {'type':'integer','format':'int64'}",
                "1, 2.5 | {'type':'number'}",
                "'a', null | {'type':['string','null']}",
                "'a', 1, true | {'type':['string','integer','boolean']}",
                "null | {}",
                "[] | {'type':'array','items':{}}",
                "['a'], [] | {'type':'array','items':{'type':'string'}}",
                "'2026-01-31T12:00:00Z', '2026-01-31T12:00:00.5+02:00' | {'type':'string','format':'date-time'}",
                "'2026-01-31', 'soon' | {'type':'string'}",
                "'2026-01-31' | {'type':'string','format':'date'}",
                "'https://zoo.example/a?b=c' | {'type':'string','format':'uri'}",
                "'https://zoo.example/a b' | {'type':'string'}",
                "{'a':1}, {'a':2,'b':'x'} | {'type':'object','properties':{'a':{'type':'integer'},'b':{'type':'string'}},'required':['a']}",
                "{'11':{'a':1},'12':{'a':2},'13':{}} | {'type':'object','additionalProperties':{'type':'object','properties':{'a':{'type':'integer'}}}}"
            })
    void acceptsAllSeenValues(String values, String schema) {
        ObservedType type = new ObservedType();
        String list = "[" + values.replace('\'', '"') + "]";
        ((JsonArray) JsonReader.read(list)).elements().forEach(type::add);
        assertThat(JsonPrinter.compact(type.schema(true))).isEqualTo(schema.replace('\'', '"'));
    }
}
