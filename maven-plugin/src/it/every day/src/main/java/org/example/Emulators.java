package org.example;

import billing.BillingEmulator;
import org.example.audit.AuditLogEmulator;
import shop.ShopEmulator;

/** Compiles only if every execution has generated an emulator for each of its files. */
public final class Emulators {
    public BillingEmulator billing() {
        return new BillingEmulator();
    }

    public ShopEmulator shop() {
        return new ShopEmulator();
    }

    public AuditLogEmulator audit() {
        return new AuditLogEmulator();
    }
}
