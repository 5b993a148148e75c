package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.junit.EmulatorTest;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;

import io.grpc.stub.MetadataUtils;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import library.LibraryEmulator;
import org.example.library.Book;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each test has a new library. */
@EmulatorTest(LibraryEmulator.class)
final class LibrarianTest {
    private LibraryEmulator emulator;
    private ManagedChannel channel;
    private Librarian librarian;

    @BeforeEach
    void connect(LibraryEmulator served, URI address) {
        emulator = served;
        channel = ManagedChannelBuilder.forAddress(address.getHost(), address.getPort())
                .usePlaintext()
                .build();
        librarian = new Librarian(channel);
    }

    @AfterEach
    void disconnect() {
        channel.shutdownNow();
    }

    @Test
    void booksStandOnTheirShelves() {
        String sea = librarian.putUp("sea", "The sea");
        String land = librarian.putUp("land", "The land");
        Book moby = librarian.place(sea, "moby-dick", "Moby-Dick");
        librarian.place(land, "walden", "Walden");
        assertEquals("shelves/sea/books/moby-dick", moby.getName());
        assertEquals(List.of("Moby-Dick"), librarian.titles(sea));
        Book renamed = librarian.rename(moby.getName(), "The Whale");
        assertEquals("The Whale", renamed.getTitle());
        assertEquals(600, renamed.getPages());
        assertEquals(Optional.of(renamed), librarian.find(moby.getName()));
        librarian.discard(moby.getName());
        assertEquals(Optional.empty(), librarian.find(moby.getName()));
    }

    @Test
    void booksAreForgottenBetweenTests() {
        assertEquals(Optional.empty(), librarian.find("shelves/sea/books/moby-dick"));
    }

    @Test
    void nothingIsMadeTwiceOrWhereThereIsNoShelf() {
        String sea = librarian.putUp("sea", "The sea");
        librarian.place(sea, "moby-dick", "Moby-Dick");
        assertEquals(Status.Code.ALREADY_EXISTS, refused(() -> librarian.place(sea, "moby-dick", "Moby-Dick")));
        assertEquals(Status.Code.NOT_FOUND, refused(() -> librarian.place("shelves/none", "walden", "Walden")));
    }

    @Test
    void statesAreSavedAndGoneBackTo() {
        String moby = moby();
        SavedState saved = emulator.save();
        librarian.discard(moby);
        assertEquals(Optional.empty(), librarian.find(moby));
        emulator.restore(saved);
        assertEquals("Moby-Dick", librarian.find(moby).orElseThrow().getTitle());
    }

    @Test
    void theJournalIsGoneBackAndForward() {
        String moby = moby();
        long before = emulator.position();
        librarian.discard(moby);
        emulator.rewind(before);
        assertEquals("Moby-Dick", librarian.find(moby).orElseThrow().getTitle());
        emulator.forward();
        assertEquals(Optional.empty(), librarian.find(moby));
    }

    @Test
    void whatHappensInASandboxStaysThere() {
        String moby = moby();
        Metadata sandbox = new Metadata();
        sandbox.put(Metadata.Key.of("x-service-sandbox", Metadata.ASCII_STRING_MARSHALLER), "mine");
        Librarian mine = new Librarian(
                ClientInterceptors.intercept(channel, MetadataUtils.newAttachHeadersInterceptor(sandbox)));
        mine.rename(moby, "The Whale");
        assertEquals(List.of("The Whale"), mine.titles("shelves/sea"));
        assertEquals(List.of("Moby-Dick"), librarian.titles("shelves/sea"));
    }

    @Test
    void faultsComeWhereARuleSaysSo(EmulatorClient client) {
        String sea = librarian.putUp("sea", "The sea");
        client.chaos().failNext(1, "CreateBook", 503);
        assertEquals(Status.Code.UNAVAILABLE, refused(() -> librarian.place(sea, "moby-dick", "Moby-Dick")));
        librarian.place(sea, "moby-dick", "Moby-Dick");
        assertEquals(List.of("Moby-Dick"), librarian.titles(sea));
    }

    private String moby() {
        return librarian
                .place(librarian.putUp("sea", "The sea"), "moby-dick", "Moby-Dick")
                .getName();
    }

    private static Status.Code refused(Runnable call) {
        return assertThrows(StatusRuntimeException.class, call::run).getStatus().getCode();
    }
}
