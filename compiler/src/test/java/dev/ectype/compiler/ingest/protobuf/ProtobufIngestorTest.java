package dev.ectype.compiler.ingest.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProtobufIngestorTest {
    private final Diagnostics diagnostics = new Diagnostics();

    private LibraryFiles files;

    @BeforeEach
    void writeFiles(@TempDir Path folder) throws IOException {
        files = new LibraryFiles(folder, diagnostics);
    }

    @Test
    void packageNamesTheApi() {
        assertThat(model().api().name()).isEqualTo("Library");
        assertThat(model().api().version()).isEqualTo("v1");
    }

    @Test
    void methodsAreEndpoints() {
        assertThat(model().endpoints())
                .extracting(
                        endpoint -> endpoint.id().value(),
                        endpoint -> endpoint.binding().words())
                .containsExactly(
                        tuple("CreateBook", "acme.library.v1.Library/CreateBook"),
                        tuple("DeleteBook", "acme.library.v1.Library/DeleteBook"),
                        tuple("WatchBooks", "acme.library.v1.Library/WatchBooks"),
                        tuple("AddBooks", "acme.library.v1.Library/AddBooks"),
                        tuple("acme.library.v1.Archive/DeleteBook", "acme.library.v1.Archive/DeleteBook"));
        Endpoint create = endpoint("CreateBook");
        assertThat(create.text().description()).isEqualTo("Makes a book.\n\nIt is new then.");
        assertThat(create.text().tags()).containsExactly("Library");
        assertThat(create.location().printed()).endsWith("library.proto:18:3");
        assertThat(endpoint("DeleteBook").text().deprecated()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            CreateBook | {"kind":"named","name":"CreateBookRequest"} | {"kind":"named","name":"acme.library.v1.Book"}
            DeleteBook | {"kind":"named","name":"BookName"} | nothing
            WatchBooks | nothing | {"kind":"array","items":{"kind":"named","name":"acme.library.v1.Book"}}
            AddBooks | {"kind":"array","items":{"kind":"named","name":"acme.library.v1.Book"}} | {"kind":"named","name":"acme.library.v1.Book"}
            """)
    void messagesAreBodiesAndStreamsAreArrays(String id, String body, String reply) {
        Endpoint endpoint = endpoint(id);
        assertThat(
                        endpoint.body() == null
                                ? "nothing"
                                : json(endpoint.body().media().get(0).type()))
                .isEqualTo(body);
        assertThat(endpoint.responses().get(0).media().stream()
                        .map(media -> json(media.type()))
                        .findFirst()
                        .orElse("nothing"))
                .isEqualTo(reply);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            fullTitle | {"kind":"text","notes":{"description":"What it is called."}}
            name | {"kind":"text","notes":{"readOnly":true}}
            secret | {"kind":"text","notes":{"writeOnly":true}}
            pageCount | {"kind":"number","integer":true,"format":"int64","notes":{"description":"of all volumes"}}
            copies | {"kind":"number","integer":true,"format":"int64","minimum":0,"maximum":4294967295}
            cover | {"kind":"text","format":"byte"}
            price | {"kind":"number","format":"double"}
            genre | {"kind":"named","name":"Book.Genre"}
            authors | {"kind":"array","items":{"kind":"text"}}
            chapters | {"kind":"object","additional":{"kind":"named","name":"Book.Chapter"}}
            created | {"kind":"text","format":"date-time"}
            loan | `{"kind":"text","pattern":"^-?(?:0|[1-9][0-9]{0,11})(?:\\\\.[0-9]{1,9})?s$"}`
            mask | {"kind":"text","notes":{"examples":["*"]}}
            labels | {"kind":"object","additional":{"kind":"any"}}
            value | {"kind":"any"}
            any | {"kind":"object","members":[{"name":"@type","type":{"kind":"text"},"required":true}],"additional":{"kind":"any"}}
            nick | {"kind":"nullable","type":{"kind":"text"}}
            cents | {"kind":"number","integer":true,"format":"int32"}
            free | {"kind":"boolean"}
            sequel | {"kind":"named","name":"acme.library.v1.Book"}
            other | {"kind":"named","name":"acme.common.Book"}
            lent | {"kind":"boolean","notes":{"deprecated":true}}
            """)
    void fieldsHaveTheTypesOfTheirJsonForm(String member, String type) {
        ObjectType book = (ObjectType) type("acme.library.v1.Book");
        assertThat(json(Objects.requireNonNull(book.member(member)).type())).isEqualTo(type);
    }

    @Test
    void enumsContainTheNamesOfTheirValues() {
        assertThat(json(type("Book.Genre")))
                .isEqualTo("{\"kind\":\"enum\",\"values\":[\"GENRE_UNSPECIFIED\",\"NOVEL\"]}");
    }

    @Test
    void onlyDeclaredMembersAreRequired() {
        ObjectType book = (ObjectType) type("acme.library.v1.Book");
        assertThat(book.members())
                .filteredOn(ObjectMember::required)
                .extracting(ObjectMember::name)
                .containsExactly("name");
        assertThat(Objects.requireNonNull(endpoint("DeleteBook").body()).required())
                .isTrue();
        assertThat(Objects.requireNonNull(endpoint("CreateBook").body()).required())
                .isFalse();
    }

    @Test
    void modelContainsTheDescriptors() throws InvalidProtocolBufferException {
        var descriptors = Objects.requireNonNull(model().api().protobuf()).descriptors();
        assertThat(List.copyOf(descriptors.keySet()))
                .startsWith("acme/common/types.proto")
                .endsWith("acme/library/v1/library.proto");
        FileDescriptorProto file = FileDescriptorProto.parseFrom(
                Base64.getDecoder().decode(descriptors.get("acme/library/v1/library.proto")));
        assertThat(file.getService(0).getMethod(0).getInputType()).isEqualTo(".acme.library.v1.CreateBookRequest");
    }

    private Endpoint endpoint(String id) {
        return model().endpoints().stream()
                .filter(endpoint -> endpoint.id().value().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private TypeRef type(String name) {
        return Objects.requireNonNull(model().api().types().get(new TypeName(name)));
    }

    private ApiModel model() {
        ApiModel model = files.ingest(LibraryFiles.SERVICE);
        assertThat(diagnostics.sorted()).isEmpty();
        return Objects.requireNonNull(model);
    }

    private static String json(@Nullable TypeRef type) {
        return type == null ? "nothing" : JsonPrinter.compact(IrJson.writePart((Record) type));
    }
}
