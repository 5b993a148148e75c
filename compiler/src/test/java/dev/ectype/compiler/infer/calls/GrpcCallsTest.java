package dev.ectype.compiler.infer.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.infer.draft.RoleText;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.normalize.Normalizer;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Infers the roles of gRPC methods from their names and messages. */
class GrpcCallsTest {
    private static final String LIBRARY = """
            syntax = "proto3";
            package library.v1;
            import "google/protobuf/empty.proto";
            import "google/protobuf/field_mask.proto";
            service Library {
              rpc CreateBook(CreateBookRequest) returns (Book);
              rpc GetBook(GetBookRequest) returns (Book);
              rpc ListBooks(ListBooksRequest) returns (ListBooksResponse);
              rpc UpdateBook(UpdateBookRequest) returns (Book);
              rpc DeleteBook(DeleteBookRequest) returns (google.protobuf.Empty);
              rpc WatchShelves(google.protobuf.Empty) returns (stream Shelf);
              rpc ListShelves(google.protobuf.Empty) returns (stream Shelf);
              rpc CreateShelf(Shelf) returns (Shelf);
              rpc MarkLostBook(GetBookRequest) returns (Book);
            }
            message Book { string name = 1; string title = 2; bool lost = 3; }
            message Shelf { string id = 1; string theme = 2; }
            message CreateBookRequest { Book book = 1; }
            message GetBookRequest { string name = 1; }
            message ListBooksRequest { int32 page_size = 1; string page_token = 2; }
            message ListBooksResponse { repeated Book books = 1; string next_page_token = 2; }
            message UpdateBookRequest { Book book = 1; google.protobuf.FieldMask update_mask = 2; }
            message DeleteBookRequest { string name = 1; }
            """;

    @Test
    void readsRolesFromMessages() {
        Map<String, String> roles = new LinkedHashMap<>();
        for (Endpoint endpoint : model().endpoints()) {
            roles.put(endpoint.id().value(), endpoint.role() == null ? "" : RoleText.words(endpoint.role()));
        }
        assertThat(roles)
                .containsEntry("CreateBook", "books create from /book")
                .containsEntry("GetBook", "books read")
                .containsEntry("ListBooks", "books list at /books")
                .containsEntry("UpdateBook", "books update from /book limited by updateMask")
                .containsEntry("DeleteBook", "books delete without content")
                .containsEntry("ListShelves", "shelves list")
                .containsEntry("CreateShelf", "shelves create")
                .containsEntry("MarkLostBook", "books set flag lost")
                .containsEntry("WatchShelves", "shelves list");
    }

    @Test
    void updatesTheInstanceIdentifiedInTheBody() {
        Endpoint update = model().endpoints().stream()
                .filter(endpoint -> endpoint.id().value().equals("UpdateBook"))
                .findFirst()
                .orElseThrow();
        assertThat(update.parameterBindings()).isEmpty();
    }

    @Test
    void namesCollectionsAfterTheirLists() {
        assertThat(model().resources())
                .extracting(Resource::name)
                .extracting(Object::toString)
                .containsExactly("books", "shelves");
    }

    private static ApiModel model() {
        Diagnostics diagnostics = new Diagnostics();
        SourceResolver sources = SourceResolver.of(
                SourceRoot.text("library.proto", LIBRARY.getBytes(StandardCharsets.UTF_8)), diagnostics);
        ApiModel written = Ingestors.ingest(List.of(sources), diagnostics).get(0);
        assertThat(diagnostics.sorted()).isEmpty();
        return Inference.of(Inference.Mode.STANDARD)
                .explain(Normalizer.normalize(written, diagnostics))
                .model();
    }
}
