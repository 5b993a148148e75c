package dev.ectype.compiler.ingest.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
    private static final String LIBRARY = """
            syntax = "proto3";
            package acme.library.v1;
            import "acme/common/types.proto";
            import "google/api/field_behavior.proto";
            import "google/protobuf/any.proto";
            import "google/protobuf/duration.proto";
            import "google/protobuf/empty.proto";
            import "google/protobuf/field_mask.proto";
            import "google/protobuf/struct.proto";
            import "google/protobuf/timestamp.proto";
            import "google/protobuf/wrappers.proto";

            // Lends books.
            service Library {
              // Makes a book.
              //
              // It is new then.
              rpc CreateBook(CreateBookRequest) returns (Book);
              rpc DeleteBook(BookName) returns (google.protobuf.Empty) {
                option deprecated = true;
              }
              rpc WatchBooks(google.protobuf.Empty) returns (stream Book);
              rpc AddBooks(stream Book) returns (Book);
            }
            service Archive { rpc DeleteBook(BookName) returns (Book); }

            message BookName { string name = 1 [(google.api.field_behavior) = REQUIRED]; }
            message CreateBookRequest { Book book = 1; }

            // One book.
            message Book {
              // What it is called.
              string full_title = 1;
              string name = 2 [(google.api.field_behavior) = OUTPUT_ONLY, (google.api.field_behavior) = REQUIRED];
              string secret = 3 [(google.api.field_behavior) = INPUT_ONLY];
              int64 pages = 4 [json_name = "pageCount"]; // of all volumes
              uint32 copies = 5;
              bytes cover = 6;
              double price = 7;
              Genre genre = 8;
              repeated string authors = 9;
              map<string, Chapter> chapters = 10;
              google.protobuf.Timestamp created = 11;
              google.protobuf.Duration loan = 12;
              google.protobuf.FieldMask mask = 13;
              google.protobuf.Struct labels = 14;
              google.protobuf.Value value = 15;
              google.protobuf.Any any = 16;
              google.protobuf.StringValue nick = 17;
              oneof cost { int32 cents = 18; bool free = 19; }
              Book sequel = 20;
              acme.common.Book other = 21;
              bool lent = 22 [deprecated = true];
              message Chapter { string title = 1; }
              enum Genre { GENRE_UNSPECIFIED = 0; NOVEL = 1; }
            }
            """;

    private final Diagnostics diagnostics = new Diagnostics();

    @TempDir
    private Path folder;

    @BeforeEach
    void layOut() throws IOException {
        write("acme/library/v1/library.proto", LIBRARY);
        write("acme/common/types.proto", "syntax = \"proto3\"; package acme.common; message Book { string id = 1; }");
        write("google/api/field_behavior.proto", """
                syntax = "proto3";
                package google.api;
                import "google/protobuf/descriptor.proto";
                extend google.protobuf.FieldOptions { repeated FieldBehavior field_behavior = 1052 [packed = false]; }
                enum FieldBehavior {
                  FIELD_BEHAVIOR_UNSPECIFIED = 0; OPTIONAL = 1; REQUIRED = 2; OUTPUT_ONLY = 3; INPUT_ONLY = 4; IMMUTABLE = 5;
                }
                """);
    }

    @Test
    void thePackageNamesTheApi() {
        assertThat(model().api().name()).isEqualTo("Library");
        assertThat(model().api().version()).isEqualTo("v1");
    }

    @Test
    void methodsAreCalls() {
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
    void messagesAreDocumentsAndStreamsAreLists(String id, String body, String reply) {
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
    void fieldsAreTheMembersOfTheirJsonForm(String member, String type) {
        ObjectType book = (ObjectType) type("acme.library.v1.Book");
        assertThat(json(Objects.requireNonNull(book.member(member)).type())).isEqualTo(type);
    }

    @Test
    void enumsAreTheNamesOfTheirValues() {
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
    void descriptorsComeAlongAsTheyAre() throws InvalidProtocolBufferException {
        var descriptors = Objects.requireNonNull(model().api().protobuf()).descriptors();
        assertThat(List.copyOf(descriptors.keySet()))
                .startsWith("acme/common/types.proto")
                .endsWith("acme/library/v1/library.proto");
        FileDescriptorProto file = FileDescriptorProto.parseFrom(
                Base64.getDecoder().decode(descriptors.get("acme/library/v1/library.proto")));
        assertThat(file.getService(0).getMethod(0).getInputType()).isEqualTo(".acme.library.v1.CreateBookRequest");
    }

    @Test
    void filesThatImportTheSameAreOneApi() throws IOException {
        write("acme/shelf/shelf.proto", """
                syntax = "proto3";
                package acme.shelf;
                import "acme/library/v1/library.proto";
                service Shelf { rpc GetShelf(acme.library.v1.BookName) returns (acme.library.v1.Book); }
                """);
        ApiModel model = Objects.requireNonNull(ProtobufIngestor.ingest(
                List.of(sources("acme/shelf/shelf.proto"), sources("acme/library/v1/library.proto")), diagnostics));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(model.endpoints()).hasSize(6);
        assertThat(model.api().name()).isEqualTo("Shelf");
    }

    @Test
    void filesAreNamedAsTheOthersImportThemWhateverTheirPackages() throws IOException {
        write("wide/api/lending/lending.proto", """
                syntax = "proto3";
                package lending;
                import "wide/api/kept/kept.proto";
                service Lending { rpc GetLoan(kept.Kept) returns (kept.Kept); }
                """);
        write("wide/api/shelving/shelving.proto", """
                syntax = "proto3";
                package shelving;
                import "wide/api/lending/lending.proto";
                import public "wide/api/kept/kept.proto";
                service Shelving { rpc GetShelf(kept.Kept) returns (kept.Kept); }
                """);
        write("wide/api/kept/kept.proto", "syntax = \"proto3\"; package kept; message Kept { string name = 1; }");
        ApiModel model = Objects.requireNonNull(ProtobufIngestor.ingest(
                List.of(sources("wide/api/lending/lending.proto"), sources("wide/api/shelving/shelving.proto")),
                diagnostics));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(Objects.requireNonNull(model.api().protobuf()).descriptors())
                .containsOnlyKeys(
                        "wide/api/kept/kept.proto", "wide/api/lending/lending.proto", "shelving/shelving.proto");
    }

    @Test
    void importsAreLookedForUpToTheRoot() throws IOException {
        Files.delete(folder.resolve("acme/common/types.proto"));
        Files.writeString(folder.resolveSibling("types.proto"), "syntax = \"proto3\";");
        assertThat(ProtobufIngestor.ingest(List.of(sources("acme/library/v1/library.proto")), diagnostics))
                .isNull();
        assertThat(diagnostics.sorted())
                .singleElement()
                .extracting(found -> found.message().replace(folder + "/", ""))
                .isEqualTo("the file \"acme/common/types.proto\" does not exist in"
                        + " acme/library/v1/acme/common/types.proto, acme/library/acme/common/types.proto,"
                        + " acme/acme/common/types.proto, acme/common/types.proto, the included files");
    }

    @Test
    void importsDoNotLeaveTheRoot() throws IOException {
        write("acme/library/v1/library.proto", "syntax = \"proto3\"; import \"../../../../secret.proto\";");
        assertThat(ProtobufIngestor.ingest(List.of(sources("acme/library/v1/library.proto")), diagnostics))
                .isNotNull();
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::message)
                .containsExactly(
                        "the file \"../../../../secret.proto\" does not exist in the included files; its options"
                                + " are ignored");
    }

    @Test
    void optionsOfAbsentImportsAreIgnored() throws IOException {
        write("acme/library/v1/library.proto", """
                syntax = "proto3";
                package acme.library.v1;
                import "google/protobuf/timestamp.proto";
                import "lint/options.proto";
                service Library {
                  option (lint.owner) = "acme";
                  rpc GetBook(Book) returns (Book) { option (lint.rule) = {name: "a", level: 2}; }
                }
                message Book {
                  string name = 1 [(lint.level).size.min = 3, deprecated = true];
                  google.protobuf.Timestamp printed_at = 2;
                }
                """);
        ApiModel model = Objects.requireNonNull(
                ProtobufIngestor.ingest(List.of(sources("acme/library/v1/library.proto")), diagnostics));
        assertThat(diagnostics.sorted()).extracting(found -> found.code().id()).containsExactly("ECT2021");
        String encoded =
                Objects.requireNonNull(model.api().protobuf()).descriptors().get("acme/library/v1/library.proto");
        FileDescriptorProto file =
                FileDescriptorProto.parseFrom(Base64.getDecoder().decode(encoded));
        assertThat(file.getDependencyList()).containsExactly("google/protobuf/timestamp.proto");
        assertThat(file.getMessageType(0).getField(0).getOptions().getDeprecated())
                .isTrue();
    }

    @Test
    void commonFilesAreIncluded() throws IOException {
        write("acme/library/v1/library.proto", """
                syntax = "proto3";
                package acme.library.v1;
                import "google/api/annotations.proto";
                import "google/api/client.proto";
                import "google/api/field_behavior.proto";
                import "google/api/resource.proto";
                import "google/longrunning/operations.proto";
                import "google/rpc/status.proto";
                import "google/type/money.proto";
                service Library {
                  option (google.api.default_host) = "library.example.com";
                  rpc PrintBook(PrintBookRequest) returns (google.longrunning.Operation) {
                    option (google.api.http) = {post: "/v1/{name=books/*}:print" body: "*"};
                    option (google.longrunning.operation_info) = {response_type: "Book" metadata_type: "Book"};
                    option (google.api.method_signature) = "name";
                  }
                }
                message PrintBookRequest {
                  string name = 1 [
                    (google.api.field_behavior) = REQUIRED,
                    (google.api.resource_reference) = {type: "library.example.com/Book"}
                  ];
                }
                message Book {
                  option (google.api.resource) = {type: "library.example.com/Book" pattern: "books/{book}"};
                  string name = 1;
                  google.type.Money price = 2;
                  google.rpc.Status state = 3;
                }
                """);
        ApiModel model = Objects.requireNonNull(
                ProtobufIngestor.ingest(List.of(sources("acme/library/v1/library.proto")), diagnostics));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(model.api().types()).containsKeys(new TypeName("Money"), new TypeName("Status"));
    }

    @Test
    void importsAreSearchedInFurtherFolders() throws IOException {
        Files.createDirectories(folder.resolve("vendor 1%"));
        Files.move(folder.resolve("acme/common"), folder.resolve("vendor 1%/common"));
        Files.createDirectories(folder.resolve("vendor 1%/acme"));
        Files.move(folder.resolve("vendor 1%/common"), folder.resolve("vendor 1%/acme/common"));
        SourceRoot root = SourceRoot.file(
                        folder.resolve("acme/library/v1/library.proto"), folder.resolve("acme/library"))
                .withSearchFolders(List.of(folder.resolve("empty"), folder.resolve("vendor 1%"), folder));
        Files.createDirectories(folder.resolve("empty"));
        assertThat(ProtobufIngestor.ingest(List.of(SourceResolver.of(root, diagnostics)), diagnostics))
                .isNotNull();
        assertThat(diagnostics.sorted()).isEmpty();
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
        ApiModel model = ProtobufIngestor.ingest(List.of(sources("acme/library/v1/library.proto")), diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        return Objects.requireNonNull(model);
    }

    private SourceResolver sources(String path) {
        return SourceResolver.of(SourceRoot.file(folder.resolve(path), folder), diagnostics);
    }

    private static String json(@Nullable TypeRef type) {
        return type == null ? "nothing" : JsonPrinter.compact(IrJson.writePart((Record) type));
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
