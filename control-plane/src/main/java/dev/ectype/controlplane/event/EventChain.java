package dev.ectype.controlplane.event;

import dev.ectype.controlplane.event.EventSealRepository.Seal;
import dev.ectype.controlplane.event.EventSealRepository.Sealed;
import dev.ectype.controlplane.event.Verification.Fault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Builds the hash chain of an organization's events asynchronously and verifies it on request. */
@Service
public class EventChain {
    private static final int BATCH = 500;
    private static final int VERIFIED_AT_ONCE = 100_000;

    private final EventSealRepository repository;
    private final EventHash hashes;

    EventChain(EventSealRepository repository, EventHash hashes) {
        this.repository = repository;
        this.hashes = hashes;
    }

    List<UUID> organizationsToSeal() {
        return repository.organizationsToSeal();
    }

    /** Seals a batch of events and returns whether there may be more. One node works at a time; late commits follow in the next batch. */
    @Transactional
    public boolean seal(UUID organization) {
        if (!repository.lock(organization)) {
            return false;
        }
        List<Event> events = repository.unsealed(organization, BATCH);
        if (events.isEmpty()) {
            return false;
        }
        Seal last = repository.last(organization).orElse(null);
        long position = last == null ? 0 : last.position();
        byte[] hash = last == null ? hashes.beforeTheFirst(organization) : last.hash();
        List<Seal> seals = new ArrayList<>();
        for (Event event : events) {
            position++;
            hash = hashes.of(hash, event, position);
            seals.add(new Seal(position, IdKind.EVENT.require(event.id()), hash));
        }
        repository.insert(organization, seals);
        return events.size() == BATCH;
    }

    /** Returns the last position of a chain, or empty if nothing is sealed. */
    public Optional<ChainEnd> end(UUID organization) {
        return repository
                .last(organization)
                .map(last -> new ChainEnd(last.position(), HexFormat.of().formatHex(last.hash())));
    }

    /** Recomputes the hashes from a position on and compares them. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public Verification verify(UUID organization, long from) {
        Walk walk = new Walk(from, before(organization, from));
        try (Stream<Sealed> chain = repository.chain(organization, from, VERIFIED_AT_ONCE)) {
            for (Iterator<Sealed> at = chain.iterator(); walk.fault == null && at.hasNext(); ) {
                step(walk, at.next());
            }
        }
        boolean more = walk.fault == null && walk.verified == VERIFIED_AT_ONCE;
        if (walk.fault == null && !more) {
            walk.fault = repository
                    .outside(organization)
                    .map(event -> new Fault(event, null, "has no position in its chain"))
                    .orElse(null);
        }
        return walk.result(more, repository.countUnsealed(organization));
    }

    private byte[] before(UUID organization, long from) {
        return from == 1
                ? hashes.beforeTheFirst(organization)
                : repository
                        .find(organization, from - 1)
                        .map(Seal::hash)
                        .orElseThrow(() -> InvalidRequest.of("from", "range", "is beyond the end of the chain"));
    }

    private void step(Walk walk, Sealed sealed) {
        Seal seal = sealed.seal();
        Event event = sealed.event();
        long expected = walk.from + walk.verified;
        if (seal.position() != expected) {
            walk.fault = new Fault(null, expected, "is missing");
        } else if (event == null || !MessageDigest.isEqual(seal.hash(), hashes.of(walk.hash, event, expected))) {
            walk.fault = new Fault(IdKind.EVENT.text(seal.event()), expected, "was changed after it was sealed");
        } else {
            walk.verified++;
            walk.hash = seal.hash();
        }
    }

    /** Holds the progress of a verification. */
    private static final class Walk {
        private final long from;
        private byte[] hash;
        private long verified;
        private @Nullable Fault fault;

        Walk(long from, byte[] before) {
            this.from = from;
            this.hash = before;
        }

        Verification result(boolean more, int unsealed) {
            ChainEnd last = verified == 0
                    ? null
                    : new ChainEnd(from + verified - 1, HexFormat.of().formatHex(hash));
            return new Verification(fault == null, verified, last, fault, more ? from + verified : null, unsealed);
        }
    }
}
